import {
  deleteBranch,
  deleteDeliveryPlace,
  deleteWarehouse,
  listBranches,
  listOrganizations,
  listWarehouses,
} from '#modules/company/contract.ts'
import { getLocation } from '#modules/geo/contract.ts'
import { upload, uploadErrors } from '#modules/files/contract.ts'
import { findDocuments, findSchema, updateDocument, upsertDocument } from '#modules/fluent/contract.ts'
import type { Api } from '#platform/contract.ts'
import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { callOptions, defineActions, form, type FormAction } from '../../forms/define-actions.ts'
import { fieldsOf } from '../../forms/fields.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { loaderCall, nextFile, pageOf } from '../../lib/request-context.ts'
import { placesFor, resolvePlace } from '../../shared/place/find-places.ts'
import { locationLabel } from '../../shared/place/location-label.ts'
import type { Places } from '../../shared/place/PlaceField.tsx'
import { findActiveStore } from '../active-store.ts'
import { defaultsOf, toFormValues } from '../documents/form-values.ts'
import { dropBlankRows, readDocument } from '../documents/read-document.ts'
import type { Route } from './+types/entity.ts'
import { addresses, type Entity, entityAt, isListed } from './entity-names.ts'

const save: FormAction<{ places: Places }> = {
  input: z.object({}),
  stay: async ({ place }, _, args) => ({ places: await placesFor(args.context, place, scopeOf(requireEntity(args))) }),
  async run(api, data, args) {
    const entity = requireEntity(args)
    const options = callOptions(data)
    const schema = await api(findSchema, { entity }, options)
    if (schema.fields.some(({ type }) => type === 'Location')) {
      const { place = '', placeAsked = '', 'fields.location': location } = fieldsOf(data)
      data.set(
        'fields.location',
        (await resolvePlace(args.context, { place, placeAsked, location }, scopeOf(entity))) ?? '',
      )
    }
    dropBlankRows(schema.fields, data)
    // Pictures have forms of their own.
    const fields = readDocument(
      schema.fields.filter(({ type }) => type !== 'Image'),
      data,
      pageOf(args.context).locale,
    )
    const [id, version] = [Number(data.get('id')), Number(data.get('version'))]
    const item = entity === 'organization' ? `item=${id}&` : ''
    if (id) await api(updateDocument, { entity, id, version, fields }, options)
    else await api(upsertDocument, { entity, fields }, options)
    return { path: `${addresses[entity]}?${item}done=save` }
  },
}

/** Replaces or removes one picture of the store. */
const savePicture = (key: 'logo' | 'cover'): FormAction<never> => ({
  input: z.object({}),
  fieldsOfCodes: Object.fromEntries(uploadErrors.map((code) => [code, key])),
  async run(api, data, { context }) {
    const isRemoved = data.has('remove')
    if (!isRemoved && (await nextFile(context)) === null) return { path: addresses.store }
    const id = isRemoved ? null : (await api(upload, {})).id
    const [storeId, version] = [Number(data.get('store')), Number(data.get('version'))]
    await api(updateDocument, { entity: 'store', id: storeId, version, fields: { [key]: id } }, { storeId })
    return null
  },
})

const actions = defineActions({
  save,
  'delete.companybranch': form(deleteBranch),
  'delete.warehouse': form(deleteWarehouse),
  'delete.deliveryplace': form(deleteDeliveryPlace),
  logo: savePicture('logo'),
  cover: savePicture('cover'),
})
export const action = actions.action

const maxDocuments = 100

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const entity = requireEntity(args)
  return loaderCall(context, async (api) => {
    const activeId = await findActiveStore(api)
    if (activeId === null) throw new Response(null, { status: 404 })
    const chosen = url.searchParams.get('item')
    const organizations =
      entity === 'organization' ? (await api(listOrganizations, { pageSize: maxDocuments })).items : []
    const storeId = organizations.find(({ id }) => String(id) === chosen)?.storeId ?? activeId
    const [schema, { items }, warehouses, branches] = await Promise.all([
      api(findSchema, { entity }, { storeId }),
      api(findDocuments, { entity, pageSize: maxDocuments }, { storeId }),
      entity === 'warehouse' ? api(listWarehouses, { pageSize: maxDocuments }, { storeId }) : null,
      entity === 'companybranch' ? api(listBranches, { pageSize: maxDocuments }, { storeId }) : null,
    ])
    const document = isListed(entity) ? items.find(({ id }) => String(id) === chosen) : items[0]
    const isOpen = document !== undefined || chosen === 'new'
    const place = document && (await placeOf(api, document.fields.location))
    return {
      entity,
      storeId,
      schema,
      items,
      organizations,
      warehouses: warehouses?.items ?? [],
      suspended: [...(warehouses?.items ?? []), ...(branches?.items ?? [])].filter(
        (each) => each.suspensionReason !== null,
      ),
      open: isOpen
        ? {
            document: document ?? null,
            values: {
              ...toFormValues(schema.fields, document?.fields ?? defaultsOf(schema.fields), pageOf(context).locale),
              ...(place && { place }),
            },
            idempotencyKey: crypto.randomUUID(),
          }
        : null,
      forms: actions.loaderData(context, url),
    }
  })
}

export type EntityData = Awaited<ReturnType<typeof loader>>
export type OpenDocument = NonNullable<EntityData['open']>

function requireEntity({ context }: Pick<ActionFunctionArgs, 'context'>) {
  const address = pageOf(context).path.split('?')[0]!
  if (address === '/profile/company/organization') throw redirectTo(addresses.organization, 301)
  const entity = entityAt(address)
  if (!entity) throw new Response(null, { status: 404 })
  return entity
}

const scopeOf = (entity: Entity) => (entity === 'deliveryplace' ? 'withCountries' : 'withinCountries')

async function placeOf(api: Api, alias: unknown) {
  return typeof alias === 'string' ? locationLabel(await api(getLocation, { alias })) : undefined
}
