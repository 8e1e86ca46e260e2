import { sql } from 'kysely'
import { storeName } from '#platform/db/best-translation.ts'
import { productName, type SectionQuery } from './section-query.ts'

/** Order data of the person: cart, lists, orders and individual prices. */
export const orderSections = {
  billingDetails: ({ id }) => ({
    columns: {
      legalName: sql`legal_name`,
      country: sql`country_code`,
      taxNumber: sql`tax_number`,
      registeredAddress: sql`address`,
      bank: sql`bank_name`,
      bankCode: sql`bank_code`,
      bankAccount: sql`bank_account`,
      correspondentAccount: sql`correspondent_account`,
    },
    from: sql`from billing_details where account_id = ${id}::uuid`,
  }),
  deliveryAddresses: ({ id }) => ({
    columns: {
      name: sql`label`,
      recipient: sql`recipient`,
      phone: sql`phone`,
      country: sql`country_code`,
      region: sql`region`,
      postcode: sql`postcode`,
      city: sql`city`,
      street: sql`street`,
      isDefault: sql`is_default`,
      createdAt: sql`created_at`,
    },
    from: sql`from delivery_addresses where account_id = ${id}::uuid order by created_at desc, id`,
  }),
  cart: ({ id, locale }) => ({
    columns: {
      store: storeName(locale),
      code: sql`p.code`,
      name: productName(locale),
      quantity: sql`i.quantity`,
      price: decimal('i.seen_price_minor'),
      currency: sql`i.seen_currency`,
      addedAt: sql`i.added_at`,
    },
    from: sql`
      from carts c join cart_items i on i.cart_id = c.id join products p on p.id = i.product_id join stores s on s.id = p.store_id
      where c.account_id = ${id}::uuid order by i.added_at desc, p.id
    `,
  }),
  productLists: ({ id, locale }) => ({
    columns: {
      list: sql`l.name`,
      store: storeName(locale),
      code: sql`p.code`,
      name: productName(locale),
      quantity: sql`i.quantity`,
      comment: sql`i.note`,
      addedAt: sql`i.added_at`,
    },
    from: sql`
      from product_lists l join product_list_lines i on i.list_id = l.id join products p on p.id = i.product_id join stores s on s.id = p.store_id
      where l.owner_id = ${id}::uuid order by i.added_at desc, l.id, p.id
    `,
  }),
  orders: ({ id, locale }) => ({
    columns: {
      number: sql`o.number`,
      createdAt: sql`o.created_at`,
      status: sql`o.status`,
      store: storeName(locale),
      deliveryCost: decimal('o.delivery_minor'),
      total: decimal('o.total_minor'),
      vat: decimal('o.vat_minor'),
      currency: sql`o.currency`,
      shownTotal: decimal('o.shown_total_minor'),
      shownCurrency: sql`o.shown_currency`,
      contactName: sql`o.contact_name`,
      contactPhone: sql`o.contact_phone`,
      contactEmail: sql`o.contact_email`,
      company: sql`o.buyer_company ->> 'legalName'`,
      taxNumber: sql`o.buyer_company ->> 'taxNumber'`,
      delivery: sql`o.delivery_method`,
      country: sql`o.country_code`,
      deliveryAddress: sql`o.address`,
      wantedOn: sql`o.wanted_on`,
      reference: sql`o.buyer_reference`,
      comment: sql`o.comment`,
      language: sql`o.locale`,
    },
    from: sql`from orders o join stores s on s.id = o.store_id where o.buyer_id = ${id}::uuid order by o.created_at desc, o.id`,
  }),
  orderLines: ({ id }) => ({
    columns: {
      number: sql`o.number`,
      position: sql`l.position`,
      code: sql`l.code`,
      name: sql`l.name`,
      quantity: sql`l.quantity`,
      unit: sql`l.unit_code`,
      price: decimal('l.price_minor'),
      sum: decimal('l.sum_minor'),
      currency: sql`o.currency`,
      vatPercent: sql`l.vat_percent`,
      vat: decimal('l.vat_minor'),
    },
    from: sql`from orders o join order_lines l on l.order_id = o.id where o.buyer_id = ${id}::uuid order by o.created_at desc, o.id, l.position`,
  }),
  orderSteps: ({ id }) => ({
    columns: { number: sql`o.number`, status: sql`h.status`, comment: sql`h.comment`, createdAt: sql`h.created_at` },
    from: sql`from order_history h join orders o on o.id = h.order_id where h.actor_id = ${id}::uuid order by h.id desc`,
  }),
  purchaseRequests: ({ id, locale }) => ({
    columns: {
      number: sql`q.number`,
      createdAt: sql`q.created_at`,
      status: sql`q.status`,
      store: storeName(locale),
      total: sql`((q.held ->> 'totalMinor')::bigint / 100.0)::numeric(20, 2)::text`,
      vat: sql`((q.held ->> 'vatMinor')::bigint / 100.0)::numeric(20, 2)::text`,
      currency: sql`q.held ->> 'currency'`,
      contactName: sql`q.held ->> 'contactName'`,
      contactPhone: sql`q.held ->> 'contactPhone'`,
      contactEmail: sql`q.held ->> 'contactEmail'`,
      deliveryAddress: sql`q.held ->> 'address'`,
      comment: sql`q.held ->> 'comment'`,
    },
    from: sql`from purchase_requests q join stores s on s.id = q.store_id where q.buyer_id = ${id}::uuid order by q.created_at desc, q.id`,
  }),
  procurementRequests: ({ id, locale }) => ({
    columns: {
      title: sql`r.title`,
      createdAt: sql`r.created_at`,
      status: sql`r.status`,
      text: sql`r.text`,
      company: sql`r.company`,
      quantity: sql`r.quantity`,
      unit: sql`r.unit_code`,
      targetPrice: decimal('r.target_price_minor'),
      currency: sql`r.currency`,
      deliveryAddress: sql`lt.name`,
      deadline: sql`r.deadline::text`,
    },
    from: sql`
      from procurement_requests r join location_translations lt on lt.location_id = r.location_id and lt.locale = ${locale}
      where r.buyer_id = ${id}::uuid order by r.created_at desc, r.id
    `,
  }),
  individualPrices: ({ id, locale }) => ({
    columns: {
      store: storeName(locale),
      code: sql`p.code`,
      name: productName(locale),
      quantity: sql`i.from_quantity`,
      price: decimal('i.price_minor'),
      currency: sql`i.currency`,
      expiresAt: sql`i.valid_until`,
    },
    from: sql`
      from individual_prices i join products p on p.id = i.product_id join stores s on s.id = p.store_id
      where i.buyer_id = ${id}::uuid order by i.valid_until desc, p.id, i.from_quantity
    `,
  }),
} satisfies Record<string, SectionQuery>

/** Minor units as a decimal text, which programs do not round. */
const decimal = (column: string) => sql`(${sql.ref(column)} / 100.0)::numeric(20, 2)::text`
