import type { PromiseActorLogic } from 'xstate'
import type { Call, CallAnswer, CallInput } from '#contracts/call.ts'
import type { catalogue } from '#contracts/catalogue.ts'
import { port } from './port.ts'
import type { Result } from './result.ts'

type Catalogue = typeof catalogue
type Area = keyof Catalogue

/** The names of an area's calls that read, or that write. */
type NameIn<Of extends Area, Does extends Call['effect']> = {
  [Name in keyof Catalogue[Of]]: Catalogue[Of][Name] extends { readonly effect: Does } ? Name : never
}[keyof Catalogue[Of]] &
  string

type CallOf<Of extends Area, Name extends keyof Catalogue[Of]> = Extract<Catalogue[Of][Name], Call>
type RequestOf<Of extends Area, Name extends keyof Catalogue[Of]> = CallInput<CallOf<Of, Name>>
type DataOf<Of extends Area, Name extends keyof Catalogue[Of]> = Unchanged<CallAnswer<CallOf<Of, Name>>['data']>

/** A list of an answer, which nobody changes. */
type Unchanged<Data> = Data extends readonly (infer Each)[] ? readonly Each[] : Data

/** A call to make, and the value that its answer gives. */
export interface DeclaredCall<Value> {
  /** The area and the call: `payslips.one`. */
  readonly name: string
  readonly effect: Call['effect']
  readonly request: object
  /** Returns the value for the data of the answer. */
  readonly value: (data: never) => Value
}

/** The idempotency key of a write that needs no intent: the runtime makes one for each request. */
export const eachTime = 'each time'

/** Makes a call, and returns its answer. */
export type MakeCall = <Value>(declared: DeclaredCall<Value>) => Promise<Result<Value>>
type CallsOfPort = (input: unknown, call: MakeCall) => Promise<Result<unknown>>

const declared = new WeakMap<object, CallsOfPort>()

/** Returns how the calls of a port are made, or undefined for logic that no call declares. */
export const callsOf = (logic: unknown): CallsOfPort | undefined =>
  typeof logic === 'object' && logic !== null ? declared.get(logic) : undefined

/** Names a call of an area, with its request. */
interface DeclareCall<Does extends Call['effect']> {
  <Of extends Area, Name extends NameIn<Of, Does>>(
    area: Of,
    name: Name,
    request: RequestOf<Of, Name>,
  ): DeclaredCall<DataOf<Of, Name>>
  <Of extends Area, Name extends NameIn<Of, Does>, Value>(
    area: Of,
    name: Name,
    request: RequestOf<Of, Name>,
    value: (data: DataOf<Of, Name>) => Value,
  ): DeclaredCall<Value>
}

const declaring = <Does extends Call['effect']>(effect: Does) =>
  ((area: string, name: string, request: object, value: (data: never) => unknown = data => data) => ({
    name: `${area}.${name}`,
    effect,
    request,
    value,
  })) as DeclareCall<Does>

/** Names a call that reads, its request, and what is made of the answer's data. */
export const reading = declaring('reads')
/** Names a call that writes, its request, and what is made of the answer's data. */
export const writing = declaring('writes')

/**
 * Declares a port by its call. The types of the request and the value are those of the call, and
 * the runtime provides the port without more code (ui/runtime/with-calls.ts).
 *
 * @param name names the port when it is not provided
 * @param of returns the call for the port's input, by `reading` or `writing`
 */
export const ofCall = <Value, Input = undefined>(
  name: string,
  of: (input: Input) => DeclaredCall<Value>,
): PromiseActorLogic<Result<Value>, Input> => ofCalls<Value, Input>(name, (input, call) => call(of(input)))

/**
 * Declares a port by several calls, of which one may need the answer of another.
 *
 * @param made makes the calls by `call`, and returns the value or the first failure
 */
export function ofCalls<Value, Input = undefined>(
  name: string,
  made: (input: Input, call: MakeCall) => Promise<Result<Value>>,
): PromiseActorLogic<Result<Value>, Input> {
  const logic = port<Input, Result<Value>>(name)
  declared.set(logic, made as CallsOfPort)
  return logic
}
