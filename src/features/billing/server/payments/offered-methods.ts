import type { PaymentProviders } from '#platform/payments/create-providers.ts';
import type { MethodOffer } from '../../contract.ts';

/** The payment methods of this installation, in display order. */
export function offeredMethods({ methods, forMethod }: PaymentProviders): MethodOffer[] {
  return methods.map((id) => {
    const { recurringMethods, sandbox } = forMethod(id)!.capabilities;
    return { id, renews: recurringMethods.includes(id), is_sandbox: sandbox };
  });
}
