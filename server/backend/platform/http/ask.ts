import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Brand } from '#contracts/brands.ts'
import type { Access, Call } from '#contracts/call.ts'
import type { Rule } from '#contracts/rights/rule.ts'
import type { Pagination, Scope } from '#contracts/wire.ts'
import type { Database } from '../database/connect.ts'
import type { Transaction } from '../database/tenancy.ts'
import type { SmsGateway } from '../mail/sms-gateway.ts'
import type { Page, Serialised } from './answer.ts'
import type { ChosenCompany, SignedIn } from './caller.ts'

/** The input of every handler, already validated by the call's shapes. */
interface Parts<C extends Call> {
  readonly params: z.output<C['params']>
  readonly body: z.output<C['body']>
  /** Empty when the call is not paged, or no page was requested. */
  readonly pagination: Pagination
  /** Undefined when the list is not filtered. */
  readonly filter: z.output<C['filter']> | undefined
  readonly scope: Scope
  readonly now: Date
  readonly log: FastifyBaseLogger
}

/** The input of a public call, whose handler chooses the tenant of its transactions. */
export interface PublicAsk {
  readonly database: Database
  readonly sms: SmsGateway
  /**
   * The licence whose administrators receive requests for demo accounts, or undefined when requests
   * are not accepted.
   */
  readonly demoRequestsTo: string | undefined
  /** The caller's network address. */
  readonly address: string
  /** The User-Agent header of the caller's browser, or empty. */
  readonly userAgent: string
  /** The origin of the application as the caller's browser has it: `https://lon.example`. */
  readonly origin: string
  /**
   * The brand that the caller's browser is served, or the default brand when the header is missing.
   */
  readonly brand: Brand
  /** The session's cookie. */
  readonly cookie: RequestCookie
  /** The browser's own cookie, which outlives sessions. */
  readonly browserCookie: RequestCookie
  /**
   * Runs work after the answer has been sent, so that the response time reveals nothing about it.
   * Failures are logged.
   */
  readonly afterAnswer: (work: () => Promise<void>) => void
}

/** A cookie of the request, and of the answer. */
export interface RequestCookie {
  readonly token: string | undefined
  set(token: string): void
  clear(): void
}

/** Answers whether a rule opens something to the caller, in the company of the header. */
export type Opens = (rule: Rule) => Promise<boolean>

export interface SessionAsk {
  readonly caller: SignedIn
  readonly opens: Opens
  /**
   * A transaction that acts for the account's licence, and for the company of the header when the
   * account has access to it.
   */
  readonly tx: Transaction
}

export interface CompanyAsk extends SessionAsk {
  readonly company: ChosenCompany
}

type AskOf<Caller extends Access> = Caller extends 'public'
  ? PublicAsk
  : Caller extends 'session' | { readonly rule: Rule }
    ? SessionAsk
    : CompanyAsk

export type Ask<C extends Call> = Parts<C> & AskOf<C['access']>

type Data<C extends Call> = z.output<C['data']>
type Result<C extends Call> = C['paged'] extends true
  ? Page<Data<C> | Serialised<Data<C>>>
  : Data<C> | Serialised<Data<C>>

/** Answers a call. It refuses by throwing a Refusal, which rolls back its changes in `tx`. */
export type Handler<C extends Call> = (ask: Ask<C>) => Promise<Result<C>>

/** A handler for every call of an area. A missing one is a type error. */
export type Handlers<Area extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Area]: Handler<Area[Name]>
}
