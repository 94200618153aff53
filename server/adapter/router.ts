import type { TRPCBuiltRouter } from '@trpc/server'
import type { Call } from '#contracts/call.ts'
import { catalogue } from '#contracts/catalogue.ts'
import { type ProcedureOf, procedureOf } from './procedure.ts'
import { type RootTypes, router } from './trpc.ts'

type Area = Readonly<Record<string, Call>>

/** The procedures of areas of calls, by the same names. */
type ProceduresOf<Areas extends Readonly<Record<string, Area>>> = {
  [Name in keyof Areas]: { [CallName in keyof Areas[Name]]: ProcedureOf<Areas[Name][CallName]> }
}

const mapped = <From, To>(record: Readonly<Record<string, From>>, map: (from: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, each]) => [name, map(each)]))

/**
 * Makes the router of areas of calls: every call as a procedure, by the names that it has there.
 */
export const routerOf = <const Areas extends Readonly<Record<string, Area>>>(areas: Areas) =>
  router(mapped(areas, area => mapped(area, procedureOf))) as unknown as TRPCBuiltRouter<RootTypes, ProceduresOf<Areas>>

export const appRouter = routerOf(catalogue)

/** For the browser's client, which imports it as a type only. */
export type AppRouter = typeof appRouter
