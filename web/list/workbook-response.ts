type Item = Readonly<Record<string, unknown>>
type Labels = { title: string; labelOf: (field: string) => string }

const maxCellLength = 32_767

/** A workbook with a row for each item; its heads are the labels of the fields. */
export const workbookResponse = async (items: readonly Item[], labels: Labels) =>
  new Response(await toWorkbook(items, labels), {
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(labels.title)}.xlsx`,
    },
  })

async function toWorkbook(items: readonly Item[], { title, labelOf }: Labels) {
  const rows = items.map(flatten)
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((field) => field !== 'version')
  const { writeXlsx } = await import('hucre/xlsx')
  const content = await writeXlsx({
    sheets: [
      {
        name: title.slice(0, 31),
        columns: fields.map(() => ({ width: 24 })),
        rows: [fields.map(labelOf), ...rows.map((row) => fields.map((field) => row[field] ?? null))],
        freezePane: { rows: 1 },
      },
    ],
    stringMode: 'inline',
  })
  return new Uint8Array(content)
}

type Cell = string | number | boolean | null

/** Values by field; those of an object have names with dots, those of a list are one text. Text stays text whatever it begins with: a workbook types its cells. */
function flatten(item: Item): Record<string, Cell> {
  return Object.fromEntries(
    Object.entries(item).flatMap(([field, value]): [string, Cell][] => {
      if (Array.isArray(value)) return [[field, value.join(', ').slice(0, maxCellLength)]]
      if (value !== null && typeof value === 'object')
        return Object.entries(flatten(value as Item)).map(([key, cell]) => [`${field}.${key}`, cell])
      return [[field, typeof value === 'string' ? value.slice(0, maxCellLength) : (value as Cell)]]
    }),
  )
}
