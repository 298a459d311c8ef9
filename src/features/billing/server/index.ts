export { utcDay } from '../rules.ts';
export { readUsage } from './read-usage.ts';
export { registerBillingRoutes } from './routes.ts';
export { giveBackMessageAllowance, takeMessageAllowance } from './take-message-allowance.ts';
