/** All that the roles and the shell may call. */
export { approvePayout } from './approve-payout.ts';
export { bindReferral } from './bind-referral.ts';
export { readAffiliateBooks } from './books.ts';
export { affiliatePayments } from './follow-payments.ts';
export { inviteAffiliate } from './invite-affiliate.ts';
export { listAffiliates, overseeAffiliate, readAffiliateOf } from './oversee-affiliates.ts';
export { changePayout, exportPayouts, listPayouts, payoutId } from './oversee-payouts.ts';
export { affiliateExport, eraseAffiliate } from './personal-data.ts';
export { registerAffiliateLinks } from './register-links.ts';
export { registerAffiliateRoutes } from './routes.ts';
export { welcomeAffiliate } from './welcome-affiliate.ts';
