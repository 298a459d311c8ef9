import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GOOD_FAITH_STATEMENT, REMOVAL_TIMES } from '#features/moderation/removal-rules.ts';
import { readInline, type LegalBlock, type LegalDocument, type Party } from './document.ts';
import { LEGAL_PAGES, LEGAL_PATHS, SAFETY_PAGE } from './legal-pages.ts';
import { readDocument } from './read-document.ts';

const party: Party = {
  appName: 'Lantern',
  publicUrl: 'https://lantern.test',
  supportEmail: 'help@lantern.test',
  operator: { name: 'the operator of this installation', address: null },
  referralDays: 30,
  strikeExpiryDays: 90,
};
const SLUGS = [...LEGAL_PAGES, SAFETY_PAGE].map(({ slug }) => slug);
const read = (slug: string, of = party) => readDocument(slug, of)!;

const textsOf = (block: LegalBlock): string[] => {
  if (typeof block === 'string') return [block];
  if ('facts' in block) return block.facts.map((fact) => fact.join(': '));
  return 'steps' in block ? block.steps : block.list;
};
const paragraphs = (document: LegalDocument) => [
  ...document.intro,
  ...document.sections.flatMap((section) => section.body.flatMap(textsOf)),
];
const wordsOf = (slug: string) => paragraphs(read(slug)).join('\n');

it('there are nine documents and the safety page', () => {
  expect(LEGAL_PAGES.map(({ title }) => title)).toEqual([
    'Terms of Service',
    'Privacy Policy',
    'Cookies Policy',
    'Underage Policy',
    'Content Removal Policy',
    'Blocked Content Policy',
    'DMCA Policy',
    'Complaint Policy',
    '18 U.S.C. 2257 Exemption',
  ]);
  expect(readDocument('nothing', party)).toBeUndefined();
});

/** What the specification requires each document to state. */
const FACTS: Record<string, RegExp[]> = {
  terms: [
    /personal, non-commercial use/,
    /for paid subscribers only/,
    /payment page.*monthly or an annual plan/,
    /card, bank transfer, PayPal or others/,
    /renews automatically for the same period, on the first day of the next period/,
    /unlimited messaging, and credits every month for images and voice notes/,
    /moderation filter.*may flag content/,
    /may lead to the termination/,
    /certify that you are at least 18.*consent of every real person whose likeness/,
  ],
  privacy: [
    /Email address: Mandatory/,
    /Password, encrypted: Mandatory/,
    /Nickname/,
    /Gender/,
    /First and last name/,
    /Sign-up date and provider/,
    /Phone number: Optional/,
    /Currency and country: From your IP address/,
    /Token balance/,
    /Sign-ins: Their dates, how many there were, IP addresses/,
    /Preferences/,
    /Prompts and generated content/,
    /within one month/,
    /after 30 days of continued use/,
    /for replies the first name that a companion calls you by/,
    /a picture that you share: anyone signed in who has its link can see it/,
    /Sessions: They end 30 days after their last use.*deleted 30 days after its end/,
  ],
  dmca: [
    /under penalty of perjury/,
    /within 1–3 days/i,
    /10–14 days/,
    /more than two notices or removals/,
  ],
  'content-removal': [
    /Initial response: Within 24–48 hours/,
    /Review: 3–7 business days/,
    /Removal: Within 24 hours of approval/,
    /Appeals are made by email/,
    /within 48 hours of your request, including identical copies/,
    /Card-scheme complaints: Decided within 7 business days/,
  ],
  underage: [/18 and over/, /Report button in the product/],
  complaint: [
    /Acknowledgment: Within 24 hours/,
    /Simple issues: Settled within 1–3 business days/,
    /Complex issues: Settled within 5–10 business days/,
    /Escalation: Within 30 days/,
    /Final decision: Within 10 business days/,
  ],
  '2257': [/exemption.*because all content is AI-generated/],
  'blocked-content': [
    /Illegal content/,
    /Hate/,
    /Violence and self-harm/,
    /Child exploitation/,
    /Content resembling minors/,
    /Privacy infringement/,
    /Copyright infringement/,
    /Impersonation and celebrity content/,
    /Warning.*\n.*Suspension.*\n.*Termination/,
    /Users cannot upload content/,
    /generated for you is private to you/,
  ],
  cookies: [
    /auth_token/,
    /age_notice/,
    /login_attempt/,
    /referral: .*partner.*30 days/,
    /No.*banner|no banner/,
    /Pictures: How many you ask for.*agreed to see NSFW/,
    /Return after payment/,
    /a prompt or a form/,
  ],
  safety: [
    /988/,
    /at least every three hours/,
    /no model answers/,
    /Nothing is sold/,
    /contains no name/,
  ],
};

it.each(SLUGS)(
  '%s states the required facts in complete sentences and names the operator',
  (slug) => {
    const text = wordsOf(slug);
    for (const fact of FACTS[slug]!) expect(text).toMatch(fact);
    expect(text).toContain('help@lantern.test');
    expect(text).toContain('the operator of this installation');
    expect(text).not.toMatch(/Everafter|undefined|null|lorem|\[object/i);
    expect(text.split(/\s+/).length).toBeGreaterThan(250);
    const document = read(slug);
    expect(document.changed).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const paragraph of paragraphs(document))
      expect(paragraph).toMatch(/[.;:?!)]\*{0,2}$|”$|\.\*\*$/);
  },
);

it('the site map contains every document', () => {
  const siteMap = readFileSync(new URL('../../../routes.ts', import.meta.url), 'utf8');
  for (const path of LEGAL_PATHS) expect(siteMap).toContain(`'${path.slice(1)}'`);
});

it('every link points to an existing page or to the mailbox', () => {
  const pages = new Set([...LEGAL_PATHS, '/contact', '/premium', '/standing']);
  for (const slug of SLUGS) {
    const anchors = new Set([...read(slug).sections.map(({ id }) => `#${id}`), '#form']);
    for (const paragraph of paragraphs(read(slug)))
      for (const part of readInline(paragraph)) {
        if (part.kind !== 'link') continue;
        const [path = '', anchor] = part.href.split('#');
        if (path.startsWith('/')) expect(pages, part.href).toContain(path);
        else if (anchor !== undefined) expect(anchors, part.href).toContain(`#${anchor}`);
        else
          expect(part.href).toMatch(/^mailto:help@lantern\.test$|^https:\/\/findahelpline\.com$/);
      }
  }
});

it('the removal policy states the same times as the deadlines in code', () => {
  const text = wordsOf('content-removal');
  expect(text).toContain(`24–${REMOVAL_TIMES.answerHours} hours`);
  expect(text).toContain(`Removed within ${REMOVAL_TIMES.likenessHours} hours`);
  expect(text).toContain(`3–${REMOVAL_TIMES.reviewBusinessDays} business days`);
  expect(text).toContain(`Within ${REMOVAL_TIMES.removalHours} hours of approval`);
  expect(text).toContain(`1–${REMOVAL_TIMES.copyrightDays} days`);
});

it('the form contains the statement that the DMCA policy requires', () => {
  expect(GOOD_FAITH_STATEMENT).toMatch(/in good faith.*accurate.*under penalty of perjury/);
});

it('a postal address is shown if one is set', () => {
  const operator = { name: 'Lamp Ltd', address: '1 Harbor Street, Port' };
  for (const slug of SLUGS) {
    const text = paragraphs(read(slug, { ...party, operator })).join('\n');
    expect(text).toContain('Lamp Ltd, 1 Harbor Street, Port');
    expect(text).not.toContain('ask for our postal address');
    expect(wordsOf(slug)).not.toContain('installation, is');
  }
});

it('reads links and bold text, and leaves other text unchanged', () => {
  expect(readInline('a **b** [c](/d) e * f')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'strong', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'link', text: 'c', href: '/d' },
    { kind: 'text', text: ' e * f' },
  ]);
});
