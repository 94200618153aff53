import { z } from 'zod'
import { roles } from '../code-lists/roles.ts'
import type { Rule } from '../rights/rule.ts'
import { isRule } from '../rights/rule-shape.ts'
import { SentLogin } from '../sign-in/credentials.shapes.ts'

/** Whom a proof is about: an account, or somebody of a role who has a rights group. */
export const ProofSubject = z.union([
  z.strictObject({ Login: SentLogin }),
  z.strictObject({ GroupId: z.string().min(1).max(60), Roll: z.enum(roles.codes) }),
])
export type ProofSubject = z.infer<typeof ProofSubject>

/**
 * What a proof is about: a rule of access, as a route or a right has it, or a call by its name in
 * the catalogue.
 */
export const ProofTarget = z.union([
  z.strictObject({ Rule: z.custom<Rule>(isRule) }),
  z.strictObject({ Call: z.string().min(1).max(80) }),
])
export type ProofTarget = z.infer<typeof ProofTarget>

/** A question to the rights prover. Without a subject, it is about the caller. */
export const ProofQuestion = z.strictObject({ Of: ProofSubject.nullable(), What: ProofTarget })
export type ProofQuestion = z.infer<typeof ProofQuestion>

/** A link of the chain. `ALL` and `ANY` hold when all, or any, of the links below them do. */
export const ProofStep = z.object({
  /** The depth in the chain. The first link, the answer itself, has 0. */
  Level: z.int().min(0),
  /** `NOTE` explains the link above it, and decides nothing. */
  Kind: z.enum(['ALL', 'ANY', 'RIGHT', 'FACT', 'NOTE']),
  /** The link in Swedish, as a sentence or as a heading of the links below it. */
  Text: z.string(),
  IsOpen: z.boolean(),
  /** True for the facts that the answer follows from, and for the links above them. */
  IsDecisive: z.boolean(),
  /** Who set the fact and when, in Swedish, or an empty text. */
  Source: z.string(),
  /** The screen where the fact is set: its route name and parameters. */
  Place: z.object({ Route: z.string(), Params: z.record(z.string(), z.string()) }).nullable(),
})
export type ProofStep = z.infer<typeof ProofStep>

/** The answer of the rights prover. */
export const RightsProof = z.object({
  IsOpen: z.boolean(),
  /** The name of the account or of the group. */
  Subject: z.string(),
  /** The chain, each link before the links below it. */
  Steps: z.array(ProofStep),
  /** The reasons for which the call may be refused although its rule opens it, in Swedish. */
  Exceptions: z.array(z.string()),
  /** The names of the administrators of the licence other than the caller: at most five. */
  Administrators: z.array(z.string()),
})
export type RightsProof = z.infer<typeof RightsProof>
