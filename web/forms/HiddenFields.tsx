type Props = {
  intent: string
  formKey?: string
  /** Fields that nobody fills in, such as the id of what is changed. */
  fields?: Readonly<Record<string, string | number>>
}

/** The hidden fields of a form of the page's actions. */
export const HiddenFields = ({ intent, formKey, fields = {} }: Props) => (
  <>
    <input type="hidden" name="intent" value={intent} />
    {formKey && <input type="hidden" name="formKey" value={formKey} />}
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
)
