import type { TrafficSource } from '../rules.ts';

/** Every sentence of the contact page. */
export const CONTACT_TEXT = {
  title: 'Contact us',
  description: 'Write to the people who run this site: questions, problems, ideas, complaints.',
  heading: 'Contact us',
  lead: 'A question, a problem, an idea? Write to us. A person reads every message.',
  name: 'Name',
  email: 'E-mail',
  subject: 'Subject',
  message: 'Message',
  send: 'Send Message',
  sending: 'Sending...',
  toastSent: [
    'Message Sent',
    "Your message has been sent successfully! We'll get back to you soon.",
  ] as const,
  sent: 'Thank you! Your message has been sent successfully.',
  toastFailed: [
    'Submission Failed',
    'There was an error sending your message. Please try again.',
  ] as const,
  failed: 'There was an error sending your message. Please try again.',
  otherWays: 'Other ways to reach us',
  mailbox: 'Support mailbox',
  community: 'Community',
  communityLink: 'Join our community chat',
  helpTitle: 'Is it urgent?',
  removal: 'To have something removed, use the notice form:',
  removalLink: 'Content Removal Policy',
  complaint: 'How we handle complaints:',
  complaintLink: 'Complaint Policy',
} as const;

/** What is wrong with a field. */
export const FIELD_TEXT = {
  name: 'Enter your name.',
  firstName: 'Enter your first name.',
  email: 'Enter a complete email address, for example robin@example.org.',
  subject: 'Enter a subject.',
  message: 'Enter your message.',
  website: 'Enter the full address, for example https://example.org.',
  traffic: 'Choose where your visitors come from.',
} as const;

/** Every sentence of the affiliate page. */
export const AFFILIATE_TEXT = {
  title: 'Affiliate Program',
  description: 'Earn up to 40% commission on recurring subscriptions and token purchases.',
  heading: 'Join Affiliate Program',
  lead: (appName: string) =>
    `Tell your audience about ${appName} and earn from everyone who subscribes.`,
  already: 'Already an affiliate?',
  toDashboard: 'Open your dashboard',
  banner: 'Earn up to 40%',
  bannerText: 'commission on recurring subscriptions and token purchases',
  models: [
    {
      id: 'share',
      title: 'Revenue share',
      text: 'Up to 40% of every payment made by people you refer.',
      soon: false,
    },
    {
      id: 'sale',
      title: 'Pay per sale',
      text: 'A fixed amount for each first sale.',
      soon: true,
    },
  ],
  soon: 'Coming soon',
  formTitle: 'Apply',
  promise: 'A person reviews your application, and you get an email within 24 hours.',
  email: 'E-mail',
  firstName: 'First name',
  website: 'Website',
  websiteHint: 'The site, channel or profile where you would promote us.',
  traffic: 'Traffic source',
  choose: 'Choose one',
  sources: {
    blog: 'Blog / Content Website',
    social: 'Social Media',
    email: 'Email Marketing',
    youtube: 'YouTube Channel',
    discord: 'Discord Community',
    ppc: 'PPC / Paid Advertising',
    seo: 'SEO',
    influencer: 'Influencer Marketing',
    other: 'Other',
  } satisfies Record<TrafficSource, string>,
  introduction: 'Introduction (optional)',
  introductionHint: 'Who are you, and who is your audience?',
  strategy: 'Promotion strategy (optional)',
  strategyHint: 'How would you promote us?',
  send: 'Submit Application',
  sending: 'Processing...',
  toastSent: [
    'Application Submitted',
    'Your affiliate application has been submitted successfully!',
  ] as const,
  toastFailed: [
    'Submission Failed',
    'There was an error submitting your application. Please try again.',
  ] as const,
  failed:
    'There was an error submitting your application. Please try again or contact us directly.',
  doneTitle: 'Application Submitted',
  done: 'Your affiliate application has been submitted successfully!',
  next: 'A person reviews it, and you get a confirmation email within 24 hours.',
  contactTitle: 'Questions? Reach us directly',
  contactMail: 'E-mail',
  contactHandle: 'Messenger',
  contactPage: 'Contact form',
  contactPageLink: 'Write to us here',
  community: 'Community',
  communityLink: 'Join our community chat',
} as const;
