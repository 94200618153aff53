import { z } from 'zod'
import { roles } from '../code-lists/roles.ts'
import { allRights } from './catalogue.ts'
import { CompanyFlags } from './company-flags.ts'
import type { AgreementFlag, CompanyFlag, LicenceGrant, Rule } from './rule.ts'

/** The flags of a company, in the order of its shape. */
export const companyFlags = Object.entries(CompanyFlags.shape)
  .filter(([, shape]) => shape.safeParse(true).success)
  .map(([name]) => name as CompanyFlag)

/** The flags of agreements. */
export const agreementFlags = Object.keys(CompanyFlags.shape.AgreementFlags.parse({})) as readonly AgreementFlag[]

const grants = ['clones', 'supports', 'supported'] as const satisfies readonly LicenceGrant[]
const code = z.string().min(1).max(40)

const shape: z.ZodType<Rule> = z.lazy(() =>
  z.union([
    z.strictObject({ right: z.enum(allRights) }),
    z.strictObject({ role: z.array(z.enum(roles.codes)) }),
    z.strictObject({ plus: z.literal(true) }),
    z.strictObject({ option: code }),
    z.strictObject({ supplier: code }),
    z.strictObject({ company: z.enum(companyFlags) }),
    z.strictObject({ agreement: z.enum(agreementFlags) }),
    z.strictObject({ grant: z.enum(grants) }),
    z.strictObject({ moreCompaniesThan: z.int().min(0) }),
    z.strictObject({ every: z.array(shape) }),
    z.strictObject({ some: z.array(shape) }),
    z.strictObject({ not: shape }),
  ]),
)

/** True when a value is a rule of access. */
export const isRule = (value: unknown): value is Rule => shape.safeParse(value).success
