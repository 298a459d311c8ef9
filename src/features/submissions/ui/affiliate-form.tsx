import { api } from '#ui/api-client.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/form-field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { Select } from '#ui/primitives/select.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { notify } from '#ui/toast.ts';
import { useSubmission } from '#ui/use-submission.ts';
import type { CreateAffiliate } from '../contract.ts';
import { LENGTHS, TRAFFIC_SOURCES } from '../rules.ts';
import { isEmail, isWebAddress, problemsOf } from '#ui/check-fields.ts';
import { HiddenField } from './hidden-field.tsx';
import { AFFILIATE_TEXT as TEXT, FIELD_TEXT } from './copy.ts';

/** The application; what is left empty is not sent. `onSent` takes its place. */
export function AffiliateForm({ onSent }: { onSent(): void }) {
  const { state, problem, problems, formProps } = useSubmission({
    send: (texts, params) => {
      const filled = Object.entries(texts).filter(([, text]) => text);
      const body = Object.fromEntries(filled) as CreateAffiliate;
      return api.post('/submissions/affiliate', { params, body });
    },
    name: 'affiliate',
    check: ({ email, first_name, website_url, traffic_source }) =>
      problemsOf([
        ['email', isEmail(email ?? ''), FIELD_TEXT.email],
        ['first_name', Boolean(first_name), FIELD_TEXT.firstName],
        ['website_url', isWebAddress(website_url ?? ''), FIELD_TEXT.website],
        ['traffic_source', Boolean(traffic_source), FIELD_TEXT.traffic],
      ]),
    prefill: ({ full_name, email }) => ({ first_name: full_name.split(' ')[0] ?? '', email }),
    failed: TEXT.failed,
    onSent() {
      notify.success(...TEXT.toastSent);
      onSent();
    },
    onFailed: () => notify.error(...TEXT.toastFailed),
  });
  const isSending = state === 'submitting';
  return (
    <form {...formProps} className="relative grid gap-5 sm:grid-cols-2">
      <Field label={TEXT.email} error={problems['email']}>
        {(tied) => (
          <Input
            {...tied}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={LENGTHS.email}
            required
          />
        )}
      </Field>
      <Field label={TEXT.firstName} error={problems['first_name']}>
        {(tied) => (
          <Input
            {...tied}
            name="first_name"
            autoComplete="given-name"
            maxLength={LENGTHS.name}
            required
          />
        )}
      </Field>
      <Field label={TEXT.website} error={problems['website_url']} hint={TEXT.websiteHint}>
        {(tied) => (
          <Input
            {...tied}
            name="website_url"
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
            maxLength={LENGTHS.url}
            required
          />
        )}
      </Field>
      <Field label={TEXT.traffic} error={problems['traffic_source']}>
        {(tied) => (
          <Select {...tied} name="traffic_source" defaultValue="" required>
            <option value="">{TEXT.choose}</option>
            {TRAFFIC_SOURCES.map((source) => (
              <option key={source} value={source}>
                {TEXT.sources[source]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={TEXT.introduction}
        error={problems['introduction']}
        hint={TEXT.introductionHint}
        wide
      >
        {(tied) => (
          <Textarea
            {...tied}
            name="introduction"
            className="min-h-24"
            maxLength={LENGTHS.message}
          />
        )}
      </Field>
      <Field
        label={TEXT.strategy}
        error={problems['promotion_strategy']}
        hint={TEXT.strategyHint}
        wide
      >
        {(tied) => (
          <Textarea
            {...tied}
            name="promotion_strategy"
            className="min-h-24"
            maxLength={LENGTHS.message}
          />
        )}
      </Field>
      <HiddenField />
      {problem && (
        <p
          role="alert"
          className="col-span-full rounded-control px-4 py-3 text-danger shadow-[inset_0_0_0_1px_currentColor]"
        >
          {problem}
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        loading={isSending}
        className="justify-self-start max-sm:w-full"
      >
        {isSending ? TEXT.sending : TEXT.send}
      </Button>
    </form>
  );
}
