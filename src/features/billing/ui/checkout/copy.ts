/** Words of the page that people come back to from the payment. */
export const CHECKOUT_TEXT = {
  title: 'Your payment',
  description: 'The status of your payment.',
  loading: 'Loading your payment',
  failed: 'Your payment could not be loaded',
  failedText:
    'If it went through, your purchase is delivered automatically. Check again in a moment.',
  unknown: 'Payment not found',
  unknownText:
    'This payment is not in your account. If you paid with another account, sign in with that one.',
  toPremium: 'Go to Premium',
  open: {
    title: 'Your payment is being confirmed',
    text: 'The payment provider usually confirms within seconds. This page updates automatically.',
    late: 'This is taking longer than usual. You can close this page: your purchase is delivered automatically, with a receipt by email.',
    payPage: 'Back to the payment page',
  },
  pending: {
    title: 'Payment detected',
    text: 'It is waiting for network confirmations, which can take up to an hour. You can close this page: your purchase is delivered automatically, with a receipt by email.',
  },
  paid: {
    title: 'Thank you',
    bought: (name: string) => `Bought: ${name}`,
    begins: 'It starts when your current paid period ends.',
    planHas: (tokens: number) =>
      `You now have unlimited messages and ${tokens} tokens a month on top of your daily free credits.`,
    balance: (tokens: number) => `You have ${tokens} to spend now.`,
    sum: (sum: string) => `Paid: ${sum}`,
    sandbox: 'Sandbox: no money moved.',
    receipt: 'See the receipt',
  },
  declined: {
    title: 'The payment was declined',
    text: 'Nothing was charged. Your selection is saved: try again, or choose another payment method.',
    again: 'Try again',
  },
  returned: {
    title: 'This payment was refunded',
    text: 'The money was returned, and the purchase was reversed.',
  },
  back: {
    chat: 'Back to your chat',
    images: 'Back to your images',
    other: 'Back to where you were',
  },
  chats: 'Go to your chats',
} as const;
