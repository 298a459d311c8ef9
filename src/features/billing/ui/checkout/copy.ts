/** Words of the page that people come back to from the payment. */
export const CHECKOUT_TEXT = {
  title: 'Your payment',
  description: 'How your payment stands.',
  loading: 'Looking for your payment',
  failed: 'Your payment could not be looked up',
  failedText: 'If it went through, what you bought arrives by itself. Look again in a moment.',
  unknown: 'Payment not found',
  unknownText:
    'There is no such payment in your account. Was it made with another one? Sign in with that one to see it.',
  toPremium: 'To Premium',
  open: {
    title: 'Your payment is being confirmed',
    text: 'The payment provider tells us when it went through, usually within seconds. This page notices by itself.',
    late: 'This takes longer than usual. You may close this page: what you bought arrives by itself, and a receipt by e-mail.',
    payPage: 'Back to the payment page',
  },
  pending: {
    title: 'Your payment was seen',
    text: 'It waits for its confirmations in the network, which can take up to an hour. You may close this page: what you bought arrives by itself, and a receipt by e-mail.',
  },
  paid: {
    title: 'Thank you',
    bought: (name: string) => `Bought: ${name}`,
    begins: 'It begins when the time that you have paid for already ends.',
    planHas: (tokens: number) =>
      `From now on: messages without a limit, and ${tokens} tokens a month on top of the free credits of each day.`,
    balance: (tokens: number) => `You have ${tokens} to spend now.`,
    sum: (sum: string) => `Paid: ${sum}`,
    sandbox: 'Sandbox: no money moved.',
    receipt: 'See the receipt',
  },
  declined: {
    title: 'The payment was declined',
    text: 'Nothing was charged. Your choice is kept: try again, or choose another way to pay.',
    again: 'Try again',
  },
  returned: {
    title: 'This payment went back',
    text: 'The money was returned, and with it went what it had bought.',
  },
  back: {
    chat: 'Back to your chat',
    images: 'Back to your images',
    other: 'Back to where you were',
  },
  chats: 'To your chats',
} as const;
