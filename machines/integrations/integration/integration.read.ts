import {
  emptyIntegration,
  type IntegrationField,
  type IntegrationForm,
  integrationFields,
  integrationProblem,
} from '#contracts/integrations/integration.rules.ts'
import type { Integration } from '#contracts/integrations/shapes.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import { lineOf, linesOf } from '#contracts/rules/text.ts'
import type { IntegrationContext, Opening } from './integration.types.ts'

/** Returns the values that are stored, or those of a new form. */
export const storedForm = ({ stored, today }: Opening): IntegrationForm =>
  stored
    ? {
        Namn: stored.Namn,
        Beskrivning: stored.Beskrivning,
        Scopes: stored.Scopes as Right[],
        AllCompanies: stored.AllCompanies,
        Companies: stored.Companies,
        ExpiresOn: stored.ExpiresOn,
      }
    : emptyIntegration(today)

/** Returns the form as it is sent: without spaces around its texts. */
export const sentForm = ({ form }: Pick<IntegrationContext, 'form'>) => ({
  ...form,
  Namn: lineOf(form.Namn),
  Beskrivning: linesOf(form.Beskrivning),
  Scopes: [...form.Scopes],
  Companies: form.AllCompanies ? [] : form.Companies.toSorted(),
})

/** Returns the names of the fields that differ from what is stored. */
export const changedFields = (context: Pick<IntegrationContext, 'form' | 'stored' | 'today'>): IntegrationField[] => {
  const before = storedForm(context)
  return (Object.keys(before) as IntegrationField[]).filter(
    field => JSON.stringify(before[field]) !== JSON.stringify(context.form[field]),
  )
}

/** Returns the problem of a field, whether or not the field shows it yet. */
export const wrongWith = ({ form, today, stored, refusals }: IntegrationContext, field: IntegrationField) =>
  integrationProblem(form, field, today, stored?.ExpiresOn) ?? refusals[field]

/** Returns the first invalid field, in the order of the form. */
export const firstWrong = (context: IntegrationContext): string | undefined =>
  integrationFields.find(field => wrongWith(context, field) !== undefined)

/** @throws Error when no integration is open */
export function storedIn({ stored }: Pick<IntegrationContext, 'stored'>): Integration {
  if (!stored) throw new Error('Only a stored integration is changed')
  return stored
}
