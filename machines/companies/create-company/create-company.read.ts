import type { CreateCompanyContext } from './create-company.types.ts'

/** Describes the creation that the form asks for as it stands. */
export const creationOf = ({ form }: Pick<CreateCompanyContext, 'form'>): string => JSON.stringify(form)

/** True when the same was asked for before and no answer came: the company may be there. */
export const isUnanswered = (context: Pick<CreateCompanyContext, 'form' | 'intent'>): boolean =>
  context.intent?.what === creationOf(context)
