// Calls of the administration beyond docs/spec/calls.tsv, each with its reason.
export const adminAdditions = {
  'x/admin-panel/billing/*':
    'billing: an administrator reads the ledger of a store, corrects a balance and decides about payments that are held',
  'x/admin-panel/text/*': 'texts: all languages and versions are seen before one is written',
  'GET x/admin-panel/audit/list': 'administration: who did what is found by person, action, record and day',
  'GET x/admin-panel/overview': 'administration: what waits, today and health, in one call',
  'GET x/admin-panel/statistics/reports/export': 'reports: the workbook of each report',
  'GET x/admin-panel/ban/preview': 'bans: whom a ban would meet is known before it is made',
  'POST x/admin-panel/account/act-as': 'administration: what an account sees is seen, with a reason and a record',
  'POST x/admin-panel/account/cancel-deletion': 'administration: the deletion of an account is called off',
  'POST x/admin-panel/account/sign-out': 'administration: an account in wrong hands is signed out everywhere',
  'POST x/admin-panel/store/bulk-suspend':
    'administration: a store that harms buyers leaves the site until it is put right',
  'POST x/admin-panel/store/bulk-restore': 'administration: what was suspended or deleted in error comes back',
  'GET x/admin-panel/organization-verification/single':
    'verification: a reviewer sees the documents, the stores and the history beside the decision',
  'x/admin-panel/organization/*':
    'administration: a company that harms buyers leaves the site with its stores, for a time or for good',
  'x/admin-panel/company-branch/*': 'administration: a false address is hidden, for a time or for good',
  'x/admin-panel/warehouse/*': 'administration: stock that is not there is not sold, for a time or for good',
  'GET x/admin-panel/premises/erasure/list': 'administration: deletions for good are watched and reported',
  'GET x/admin-panel/product/single': 'administration: what a block or a deletion is about is looked at before',
  'POST x/admin-panel/product/bulk-block':
    'administration: a product that harms buyers leaves the site, and its store hears why',
  'POST x/admin-panel/product/bulk-unblock': 'administration: what was put right, or blocked in error, comes back',
  'x/admin-panel/product/job/*':
    'administration: a change of thousands of products goes on by itself, is watched and stopped',
  'POST x/admin-panel/product/bulk-undo': 'administration: a change of products made in error is undone',
  'GET x/admin-panel/product/import-result/list':
    'administration: what came of an import is known to who is asked about it, or has started it',
  'GET x/admin-panel/product/undo': 'administration: whether a change can still be undone',
  'POST x/admin-panel/product/promo/bulk-end': 'administration: a promotion can end before its time',
  'GET x/admin-panel/statistics/chat/report/list': 'chats: somebody must see what is reported',
  'POST x/admin-panel/statistics/chat/report/close': 'chats: what has been dealt with is told from what has not',
  'POST x/admin-panel/brand/merge': 'brands: suppliers spell one brand in several ways',
  'GET x/admin-panel/banner/preview': 'banners: one is seen in its place before its period begins',
  'POST x/admin-panel/brand/bulk-delete': 'brands: imports leave many that nothing uses',
  'GET x/admin-panel/help-request/list': 'help requests: administrators see who asks',
  'POST x/admin-panel/help-request/set-status': 'help requests: who takes it, and what came of it',
  'x/admin-panel/procurement/*': 'procurement: a request that harms others is found and withdrawn',
  'x/admin-panel/synonym/*': 'search: what the trade calls one thing is told by people',
  'x/admin-panel/job/*': 'administration: what failed in the background is seen and done again',
  'x/admin-panel/outgoing-message/*': 'administration: a message that did not arrive is found and sent again',
}
