import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Brand } from '#contracts/brands.ts'
import type { Access, Call } from '#contracts/call.ts'
import type { Pagination, Scope } from '#contracts/wire.ts'
import type { ChosenCompany, SignedIn } from '../../sign-in/session/caller.ts'
import type { SmsGateway } from '../../sign-in/sms-verification/sms-gateway.ts'
import type { Database } from '../database/connect.ts'
import type { Transaction } from '../database/tenancy.ts'
import type { Page, Serialised } from './answer.ts'

/** What every handler is given, already checked against the call's shapes. */
interface Parts<C extends Call> {
  readonly params: z.output<C['params']>
  readonly body: z.output<C['body']>
  /** Empty when the call has no pages, or none was asked for. */
  readonly pagination: Pagination
  /** Undefined when nothing of the list was left out. */
  readonly filter: z.output<C['filter']> | undefined
  readonly scope: Scope
  readonly now: Date
  readonly log: FastifyBaseLogger
}

/** A call that anyone may make says itself for whom it goes to the database. */
export interface PublicAsk {
  readonly database: Database
  readonly sms: SmsGateway
  /**
   * The licence whose administrators receive requests for demo accounts; undefined where none are
   * taken.
   */
  readonly demoRequestsTo: string | undefined
  /** The caller's network address. */
  readonly address: string
  /** The brand that the caller's browser is served; the default one where nobody says. */
  readonly brand: Brand
  /** The session's cookie. */
  readonly cookie: RequestCookie
  /** The browser's own cookie, which outlives sessions. */
  readonly browserCookie: RequestCookie
  /**
   * Does work once the answer has been sent, so that the answer's time says nothing of it. Its
   * failure is logged.
   */
  readonly afterAnswer: (work: () => Promise<void>) => void
}

/** A cookie of the request, and of the answer. */
export interface RequestCookie {
  readonly token: string | undefined
  set(token: string): void
  clear(): void
}

export interface SessionAsk {
  readonly caller: SignedIn
  /** Sees the account's licence, and the company of the header when the account may choose it. */
  readonly tx: Transaction
}

export interface CompanyAsk extends SessionAsk {
  readonly company: ChosenCompany
}

type AskOf<Caller extends Access> = Caller extends 'public'
  ? PublicAsk
  : Caller extends 'session'
    ? SessionAsk
    : CompanyAsk

export type Ask<C extends Call> = Parts<C> & AskOf<C['access']>

type Data<C extends Call> = z.output<C['data']>
type Result<C extends Call> = C['paged'] extends true
  ? Page<Data<C> | Serialised<Data<C>>>
  : Data<C> | Serialised<Data<C>>

/** Answers a call. It refuses by throwing a Refusal, which rolls back what it has done in `tx`. */
export type Handler<C extends Call> = (ask: Ask<C>) => Promise<Result<C>>

/** A handler for every call of an area: one that is missing is a type error. */
export type Handlers<Area extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Area]: Handler<Area[Name]>
}
