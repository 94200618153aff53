import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { maskNumbers } from '#contracts/rules/mask-numbers.ts'
import type { ControlFault } from '../../../tables/declared.ts'
import { type Period, writtenPeriod } from '../declaration.ts'
import { type SkatteverketRequest, skatteverketHttp } from './http.ts'
import type { SkatteverketTokens } from './sign-in.ts'

export interface ClientOptions {
  /** The address of the APIs: https://api.skatteverket.se/arbetsgivardeklaration */
  readonly url: string
  /** What Skatteverket's gateway knows us by. */
  readonly client: { readonly id: string; readonly secret: string }
  /** The time-out of an answer, in milliseconds. Defaults to 30,000: a file may be large. */
  readonly timeout?: number
}

/** The employer, with 12 digits, and the period that a call is about. */
export interface Reported {
  readonly employer: string
  readonly period: Period
}

const Uploaded = z.object({ inlamningId: z.number().int() })

const Fault = z.looseObject({ felmeddelande: z.string() })
const Controlled = z.object({
  status: z.enum(['PROCESSING', 'DONE_SUCCESS', 'DONE_FAILED', 'DONE_REJECTED']),
  kontrollrapport: z
    .object({
      bearbetningsfel: z.array(Fault).default([]),
      valideringsfel: z.array(Fault).default([]),
      redovisningsperioder: z
        .array(
          z.object({
            perioder: z.array(
              z.object({
                kontrollfel: z.array(
                  z.object({
                    textNyckel: z.string().default(''),
                    uppgiftsTyp: z.string().default(''),
                    specifikationsnummer: z.number().optional(),
                    felmeddelande: z.string(),
                    felstatus: z.string(),
                  }),
                ),
              }),
            ),
          }),
        )
        .default([]),
    })
    .optional(),
})

/** How far Skatteverket's control of a file has come. */
export interface ControlResult {
  readonly state: 'processing' | 'accepted' | 'rejected' | 'failed'
  readonly faults: readonly ControlFault[]
}

const states = {
  PROCESSING: 'processing',
  DONE_SUCCESS: 'accepted',
  DONE_REJECTED: 'rejected',
  DONE_FAILED: 'failed',
} as const

const Review = z.object({
  link: z.url({ protocol: /^https?$/ }),
  tillstand: z.string(),
  meddelande: z.string().default(''),
})

/** Where a person reviews and signs a draft at Skatteverket. No API can sign. */
export interface ReviewLink {
  readonly link: string
  /** False when the draft has faults that must be mended first: the link then leads to them. */
  readonly canBeSigned: boolean
  readonly message: string
}

const Receipts = z.object({
  kvittenser: z.array(z.object({ uuidKvittens: z.string().optional(), signeradTid: z.string().optional() })),
})

/** A receipt of a signed declaration. Who signed is not read: it is a personal number. */
export interface Receipt {
  readonly id: string
  /** The time of the signature, or null when Skatteverket does not say. */
  readonly signedAt: string | null
}

/** The calls whose answer is of no use. */
const Nothing = z.unknown()

/**
 * Creates a client of Skatteverket's APIs for the employer's declaration: submissions (v1.7) and
 * periods (v1.2). Every call takes the tokens of the person who has signed in.
 *
 * @throws SkatteverketError from every call
 */
export function skatteverketClient({ url, client, timeout = 30_000 }: ClientOptions) {
  const http = skatteverketHttp(url, timeout)
  const submissions = '/inlamning/v1'
  const periods = '/hanteraredovisningsperiod/v1'
  const about = ({ employer, period }: Reported) =>
    `/arbetsgivare/${employer}/redovisningsperioder/${writtenPeriod(period)}`

  const ask = <Shape extends z.ZodType>(
    { access }: SkatteverketTokens,
    request: SkatteverketRequest,
    shape: Shape,
    also?: number,
  ): Promise<z.output<Shape>> => {
    const headers = {
      authorization: `Bearer ${access}`,
      Client_Id: client.id,
      Client_Secret: client.secret,
      skv_client_correlation_id: randomUUID(),
      ...request.headers,
    }
    return http.ask({ ...request, headers }, shape, also)
  }

  return {
    /** Sends a file. Returns its id, by which its control is asked for. */
    async upload(tokens: SkatteverketTokens, xml: string): Promise<number> {
      const headers = { 'content-type': 'application/xml' }
      const path = `${submissions}/underlag`
      return (await ask(tokens, { method: 'POST', path, headers, body: xml }, Uploaded)).inlamningId
    },
    /** Returns how far the control of a file has come. It is asked for again while processing. */
    async result(tokens: SkatteverketTokens, id: number): Promise<ControlResult> {
      const path = `${submissions}/underlag/${id}/kontrollresultat`
      const { status, kontrollrapport: report } = await ask(tokens, { method: 'GET', path }, Controlled)
      const unreadable = [...(report?.bearbetningsfel ?? []), ...(report?.valideringsfel ?? [])]
      const found =
        report?.redovisningsperioder.flatMap(({ perioder }) => perioder.flatMap(one => one.kontrollfel)) ?? []
      return {
        state: states[status],
        faults: [
          ...unreadable.map(
            ({ felmeddelande }): ControlFault => ({
              control: '',
              isStop: true,
              form: '',
              number: null,
              text: maskNumbers(felmeddelande),
            }),
          ),
          ...found.map(
            (fault): ControlFault => ({
              control: fault.textNyckel,
              isStop: fault.felstatus === 'STOPP',
              form: fault.uppgiftsTyp,
              number: fault.specifikationsnummer ?? null,
              text: maskNumbers(fault.felmeddelande),
            }),
          ),
        ],
      }
    },
    /** Saves a controlled file as a draft at Skatteverket. */
    async save(tokens: SkatteverketTokens, id: number): Promise<void> {
      await ask(tokens, { method: 'POST', path: `${submissions}/underlag/${id}/spara` }, Nothing)
    },
    /** Throws a file away that has not been saved. */
    async discard(tokens: SkatteverketTokens, id: number): Promise<void> {
      await ask(tokens, { method: 'DELETE', path: `${submissions}/underlag/${id}` }, Nothing)
    },
    /** Removes a saved draft. */
    async remove(tokens: SkatteverketTokens, of: Reported, id: number): Promise<void> {
      await ask(tokens, { method: 'DELETE', path: `${submissions}${about(of)}/inlamningar/${id}` }, Nothing)
    },
    /** Locks the period and returns where a person with the right to sign reviews and signs it. */
    async review(tokens: SkatteverketTokens, of: Reported): Promise<ReviewLink> {
      const path = `${submissions}${about(of)}/skapaGranskningsunderlag?lasPeriod=true`
      // 409 has the same answer, with a link to the faults.
      const { link, tillstand, meddelande } = await ask(tokens, { method: 'POST', path }, Review, 409)
      return { link, canBeSigned: tillstand === 'LOCKED_FOR_SIGNING', message: maskNumbers(meddelande) }
    },
    /** Returns the receipts of a period: none until a person has signed. */
    async receipts(tokens: SkatteverketTokens, of: Reported): Promise<readonly Receipt[]> {
      const { kvittenser } = await ask(tokens, { method: 'GET', path: `${periods}${about(of)}/kvittenser` }, Receipts)
      return kvittenser.flatMap(({ uuidKvittens: id, signeradTid }) =>
        id === undefined ? [] : [{ id, signedAt: signeradTid ?? null }],
      )
    },
    async lock(tokens: SkatteverketTokens, of: Reported): Promise<void> {
      await ask(tokens, { method: 'POST', path: `${periods}${about(of)}/las` }, Nothing)
    },
    async unlock(tokens: SkatteverketTokens, of: Reported): Promise<void> {
      await ask(tokens, { method: 'POST', path: `${periods}${about(of)}/lasUpp` }, Nothing)
    },
    close: () => http.close(),
  }
}
