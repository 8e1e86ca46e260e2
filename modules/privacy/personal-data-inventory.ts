import type { SectionName } from './export-sections.ts'

/** The export section with the column's rows, or the reason to omit them. */
type ExportRule = SectionName | `omitted: ${string}`
/**
 * Erasure when the account is anonymised. `deleted`: rows with its id; `deleted by key`: rows with a text key that contains the
 * id; `deleted by address`: rows with its addresses; `cleared`, `cleared by address`: only the column is set to null;
 * `anonymised`: by the statement that updates the account.
 */
type ErasureRule =
  | 'deleted'
  | 'deleted by key'
  | 'deleted by address'
  | 'cleared'
  | 'cleared by address'
  | 'anonymised'
  | `kept: ${string}`

const secret = 'omitted: a short-lived secret'
const accounting = 'kept: an order is an accounting record of both parties'
const business = 'omitted: belongs to the company, not to the person'

/** Every column that refers to an account or holds an address of a person. Tests fail for a column that is not listed. */
export const personalDataInventory: Record<`${string}.${string}`, readonly [ExportRule, ErasureRule]> = {
  'accounts.id': ['profile', 'anonymised'],
  'accounts.email': ['addresses', 'anonymised'],
  'accounts.phone': ['addresses', 'anonymised'],
  'account_features.account_id': ['permissions', 'deleted'],
  'account_sessions.account_id': ['sessions', 'deleted'],
  'account_totp.account_id': ['secondFactors', 'deleted'],
  'account_passkeys.account_id': ['secondFactors', 'deleted'],
  'account_recovery_codes.account_id': ['secondFactors', 'deleted'],
  'acting_sessions.administrator_id': ['omitted: listed among the actions', 'kept: id of an anonymised account'],
  'acting_sessions.account_id': ['omitted: moderation data', 'kept: id of an anonymised account'],
  'anonymous_sessions.attached_to': ['omitted: id of a browser before its sign-in', 'deleted'],
  'audit_log.actor_id': ['actions', 'kept: append-only log; id of an anonymised account'],
  'billing_details.account_id': ['billingDetails', 'deleted'],
  'bans.created_by': ['omitted: listed among the actions', 'kept: id of an anonymised account'],
  'bans.value': ['omitted: moderation data', 'kept: a network, or the id of an anonymised account'],
  'callback_history.actor_id': ['omitted: listed among the actions', 'kept: id of an anonymised account'],
  'callback_requests.account_id': ['contacts', 'deleted'],
  'callback_requests.assigned_to': ['omitted: listed among the actions', 'kept: id of an anonymised account'],
  'callback_requests.phone': ['contacts', 'deleted by address'],
  'carts.account_id': ['cart', 'deleted'],
  'chats.buyer_id': ['chats', 'kept: the other party keeps its chats; id of an anonymised account'],
  'chats.assigned_to': ['omitted: listed among the actions', 'cleared'],
  'chat_inquiries.buyer_id': ['omitted: the question is listed among the messages of its chats', 'deleted'],
  'chat_reports.closed_by': ['omitted: listed among the actions', 'kept: id of an anonymised account'],
  'chat_messages.author_id': [
    'chatMessages',
    'kept: the other party keeps the agreements; id of an anonymised account',
  ],
  'company_branches.phone': [business, 'kept: shown to buyers'],
  'confirmation_codes.asked_by': [secret, 'deleted by key'],
  'confirmation_codes.target': [secret, 'deleted by address'],
  'delivery_addresses.account_id': ['deliveryAddresses', 'deleted'],
  'delivery_addresses.recipient': ['deliveryAddresses', 'kept: until the owner of the address goes'],
  'delivery_addresses.phone': ['deliveryAddresses', 'kept: until the owner of the address goes'],
  'downloads.account_id': ['omitted: earlier exports', 'deleted'],
  'events.topic': ['omitted: ids for page refreshes', 'deleted by key'],
  'files.created_by': ['files', 'kept: id of an anonymised account'],
  'idempotency_keys.actor': ['omitted: cached responses of calls whose effects are exported', 'deleted by key'],
  'individual_prices.buyer_id': ['individualPrices', 'deleted'],
  'metric_events.visitor': ['omitted: a hash that tells nobody', 'kept: deleted within two days'],
  'notifications.account_id': ['omitted: derived from exported chats and orders', 'deleted'],
  'notification_settings.account_id': ['notifications', 'deleted'],
  'notification_waits.account_id': ['omitted: deleted once the notification is sent', 'deleted'],
  'product_drafts.account_id': ['omitted: unsaved changes of a product of a store, for thirty days', 'deleted'],
  'product_lists.owner_id': ['productLists', 'deleted'],
  'procurement_offers.author_id': [business, 'cleared'],
  'procurement_requests.buyer_id': [
    'procurementRequests',
    'kept: stores keep what they have offered for, without text and files; id of an anonymised account',
  ],
  'procurement_requests.ended_by': ['omitted: which side has ended it', 'kept: which side has ended it'],
  'purchase_requests.buyer_id': ['purchaseRequests', 'deleted'],
  'purchase_requests.decided_by': ['omitted: listed among the actions', 'cleared'],
  'purchasing_invitations.email': ['invitations', 'deleted by address'],
  'purchasing_invitations.invited_by': ['invitations', 'deleted'],
  'purchasing_members.account_id': ['memberships', 'deleted'],
  'push_subscriptions.account_id': ['pushSubscriptions', 'deleted'],
  'quiet_hours.account_id': ['notifications', 'deleted'],
  'order_history.actor_id': ['orderSteps', accounting],
  'orders.buyer_id': ['orders', accounting],
  'orders.contact_phone': ['orders', accounting],
  'orders.contact_email': ['orders', accounting],
  'organizations.owner_id': ['organizations', 'cleared'],
  'help_requests.account_id': ['contacts', 'deleted'],
  'help_requests.assigned_to': ['omitted: listed among the actions', 'kept: id of an anonymised account'],
  'help_requests.contact': ['contacts', 'deleted by address'],
  'import_addresses.requested_by': ['omitted: listed among the actions', 'kept: id of an anonymised account'],
  'imports.requested_by': ['omitted: listed among the actions', 'kept: id of an anonymised account'],
  'list_columns.account_id': ['omitted: how lists are shown', 'deleted'],
  'list_exports.account_id': ['omitted: copies of lists', 'kept: a workbook goes with its file within three days'],
  'list_views.account_id': ['omitted: how lists are shown', 'deleted'],
  'outgoing_messages.recipient': ['messages', 'deleted by address'],
  'passkey_challenges.account_id': [secret, 'deleted'],
  'phone_calls.caller_phone': ['contacts', 'cleared by address'],
  'phone_shows.account_id': ['contacts', 'cleared'],
  'product_jobs.requested_by': ['omitted: listed among the actions', 'kept: id of an anonymised account'],
  'search_rebuilds.asked_by': ['omitted: listed among the actions', 'kept: id of an anonymised account'],
  'secret_links.account_id': [secret, 'deleted'],
  'secret_links.target': [secret, 'deleted by address'],
  'sign_in_challenges.account_id': [secret, 'deleted'],
  'store_invitations.invited_by': ['invitations', 'deleted'],
  'store_invitations.target': ['invitations', 'deleted by address'],
  'store_members.account_id': ['memberships', 'deleted'],
  'verification_contacts.account_id': [business, 'deleted'],
  'verification_contacts.phone': [business, 'kept: until the account that has given it goes'],
  'verification_contacts.email': [business, 'kept: until the account that has given it goes'],
  'verifications.submitted_by': ['omitted: listed among the actions', 'cleared'],
  'verifications.reviewer_id': ['omitted: listed among the actions', 'kept: id of an anonymised account'],
  'texts.created_by': [business, 'kept: id of an anonymised account'],
  'banners.target': ['omitted: the address of a page', 'kept: the address of a page'],
}
