import { firstName } from '#shared/replace-placeholders.ts';
import { api } from '#ui/api-client.ts';
import { EmailField, HiddenField, NameField } from '#ui/forms/sender-fields.tsx';
import { usePublicForm } from '#ui/forms/use-public-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { InputField, SelectField, TextField } from '#ui/primitives/form-field.tsx';
import { FormProblem } from '#ui/primitives/form-problem.tsx';
import { notify } from '#ui/toast.ts';
import type { CreateAffiliate } from '../contract.ts';
import { AffiliateFields } from '../fields.ts';
import { LENGTHS, TRAFFIC_SOURCES } from '../rules.ts';
import { AFFILIATE_TEXT as TEXT } from './copy.ts';

/** The application; empty fields are not sent. `onSent` replaces the form. */
export function AffiliateForm({ onSent }: { onSent(): void }) {
  const { form, isSending, problem, formProps } = usePublicForm({
    schema: AffiliateFields,
    defaultValues: {
      email: '',
      first_name: '',
      website_url: '',
      traffic_source: '',
      introduction: '',
      promotion_strategy: '',
      fax: '',
    },
    send: (texts, params) => {
      const filled = Object.entries(texts).filter(([, text]) => text);
      const body = Object.fromEntries(filled) as CreateAffiliate;
      return api.post('/submissions/affiliate', { params, body });
    },
    name: 'affiliate',
    prefill: ({ full_name, email }) => ({ first_name: firstName(full_name), email }),
    failed: TEXT.failed,
    onSent() {
      notify.success(...TEXT.toastSent);
      onSent();
    },
    onFailed: () => notify.error(...TEXT.toastFailed),
  });
  return (
    <form {...formProps} className="relative grid gap-5 sm:grid-cols-2">
      <EmailField form={form} name="email" label={TEXT.email} />
      <NameField form={form} name="first_name" label={TEXT.firstName} autoComplete="given-name" />
      <InputField
        form={form}
        name="website_url"
        label={TEXT.website}
        hint={TEXT.websiteHint}
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        maxLength={LENGTHS.url}
        required
      />
      <SelectField
        form={form}
        name="traffic_source"
        label={TEXT.traffic}
        empty={TEXT.choose}
        options={TRAFFIC_SOURCES.map((id) => ({ id, label: TEXT.sources[id] }))}
        required
      />
      <TextField
        form={form}
        name="introduction"
        label={TEXT.introduction}
        hint={TEXT.introductionHint}
        className="min-h-24"
        maxLength={LENGTHS.message}
      />
      <TextField
        form={form}
        name="promotion_strategy"
        label={TEXT.strategy}
        hint={TEXT.strategyHint}
        className="min-h-24"
        maxLength={LENGTHS.message}
      />
      <HiddenField form={form} name="fax" />
      {problem && <FormProblem className="col-span-full">{problem}</FormProblem>}
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
