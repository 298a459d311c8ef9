/** The feature's interface for the roles and the admin commands. */
export { approvePayout } from './approve-payout.ts';
export { bindReferral } from './bind-referral.ts';
export { readAffiliateReconciliation } from './affiliate-reconciliation.ts';
export { affiliatePayments } from './follow-payments.ts';
export { inviteAffiliate } from './invite-affiliate.ts';
export {
  listAffiliates,
  changeAffiliateAsAdmin,
  readAffiliateAsAdmin,
} from './admin-affiliates.ts';
export { changePayout, exportPayouts, listPayouts, resolvePayoutId } from './admin-payouts.ts';
export { affiliateExport, eraseAffiliate } from './personal-data.ts';
export { registerAffiliateLinks } from './register-links.ts';
export { registerAffiliateRoutes } from './routes.ts';
export { welcomeAffiliate } from './welcome-affiliate.ts';
