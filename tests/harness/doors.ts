import superjson, { type SuperJSONResult } from 'superjson'
import { fillPath } from '#contracts/call.ts'
import { catalogue } from '#contracts/catalogue.ts'
import { header, markerValue } from '#contracts/headers.ts'
import { scopeHeaders } from '#contracts/scope-headers.ts'
import type { Scope } from '#contracts/wire.ts'
import type { RunningApp } from './running-app.ts'

const { session, companies, salaryYears } = catalogue
const calls = {
  'session.authenticate': session.authenticate,
  'session.me': session.me,
  'session.logout': session.logout,
  'companies.info': companies.info,
  'salaryYears.list': salaryYears.list,
}
export type CallName = keyof typeof calls

export interface Question {
  readonly call: CallName
  readonly cookie?: string
  readonly scope?: Scope
  readonly params?: Record<string, string>
  readonly body?: unknown
  /** The caller's IP address: guesses are counted by address too. */
  readonly address: string
}

export interface Answer {
  readonly status: number
  readonly data: unknown
  /** The session cookie that was set, as a request sends it. */
  readonly cookie: string | undefined
}

/** A way to make a call: the browser's (tRPC, through the adapter) or a backend client's (REST). */
export type Door = (app: RunningApp, question: Question) => Promise<Answer>

/** @throws TypeError when there is no answer: the call is not acknowledged */
export const restDoor: Door = async (app, question) => {
  const { method, path } = calls[question.call]
  const response = await fetch(app.apiUrl + fillPath(path, question.params), {
    method,
    headers: headersOf(question),
    ...(question.body !== undefined && { body: JSON.stringify(question.body) }),
  })
  const content = (await response.json()) as { data?: unknown }
  return { status: response.status, data: content.data, cookie: cookieOf(response) }
}

/** @throws TypeError when there is no answer: the call is not acknowledged */
export const trpcDoor: Door = async (app, question) => {
  const { params, body } = question
  const input = JSON.stringify({ ...(params && { params }), ...(body !== undefined && { body }) })
  const writes = calls[question.call].effect === 'writes'
  const url = `${app.url}/trpc/${question.call}`
  const response = writes
    ? await fetch(url, { method: 'POST', headers: headersOf(question), body: input })
    : await fetch(`${url}?input=${encodeURIComponent(input)}`, { headers: headersOf({ ...question, body: undefined }) })
  const content = (await response.json()) as { result?: { data: SuperJSONResult } }
  const answer = content.result && superjson.deserialize<{ data: unknown }>(content.result.data)
  return { status: response.status, data: answer?.data, cookie: cookieOf(response) }
}

const headersOf = ({ cookie, scope = {}, body, address, call }: Question): Record<string, string> => ({
  [header.marker]: markerValue,
  ...scopeHeaders(scope),
  'x-forwarded-for': address,
  ...(cookie !== undefined && { cookie }),
  ...((body !== undefined || calls[call].effect === 'writes') && { 'content-type': 'application/json' }),
})

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0]
