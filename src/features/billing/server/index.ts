export { dailyMessages, utcDay } from '../rules.ts';
export { countedMessagesSql } from './queries.ts';
export { readUsage } from './read-usage.ts';
export { registerBillingRoutes } from './routes.ts';
export { giveBackMessageAllowance, takeMessageAllowance } from './take-message-allowance.ts';
