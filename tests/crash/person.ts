import { examplePassword } from '#contracts/outcomes/provider-state.ts'
import type { Answer, Door, Question } from '../harness/doors.ts'
import type { RunningApp } from '../harness/running-app.ts'

/** A session that the server has acknowledged. */
export interface Acknowledged {
  readonly login: string
  readonly cookie: string
  /** The company changed to last, with its years as answered. */
  place?: { readonly FtgId: string; readonly years: readonly number[] }
  /** Whether it has ended. `asked` means without an answer: either may be true. */
  ending: 'no' | 'asked' | 'yes'
}

/** The demo accounts, with the companies that they may choose between (demo-licence.md). */
export const accounts = [
  { login: 'ftg2', companies: ['nordsken', 'akvarell'] },
  { login: 'adm', companies: ['zenit', 'bjorkbacken', 'tomtebo'] },
  { login: 'lic', companies: ['akvarell', 'arkivet', 'zenit'] },
  { login: 'baga', companies: ['surdegen'] },
] as const
type Account = (typeof accounts)[number]

interface Me {
  readonly UserAccount: { readonly Login: string }
  readonly FtgInfo: { readonly FtgId: string } | null
  readonly SalaryYears: readonly number[]
}

/** A person who repeatedly signs in, changes company and signs out, and records the answers. */
export class Person {
  readonly sessions: Acknowledged[] = []
  /** The answers that should not have been given. */
  readonly surprises: string[] = []
  readonly #app: RunningApp
  readonly #door: Door
  readonly #account: Account
  #turn = 0

  constructor(app: RunningApp, door: Door, account: Account) {
    this.#app = app
    this.#door = door
    this.#account = account
  }

  /** Runs until the server stops answering. */
  async live(): Promise<void> {
    try {
      for (;;) await this.#takeTurn()
    } catch (failure) {
      // These are fetch's errors for a lost connection; any other is a defect of this program.
      if (!(failure instanceof TypeError) && !(failure instanceof SyntaxError)) throw failure
    }
  }

  /** Checks every known session, once the server is back. */
  async check(): Promise<void> {
    for (const session of this.sessions) {
      const { status, data } = await this.#ask({
        call: 'session.me',
        cookie: session.cookie,
        ...this.#scopeOf(session),
      })
      const ended = status === 401
      if (session.ending === 'asked') session.ending = ended ? 'yes' : 'no'
      if (ended !== (session.ending === 'yes'))
        this.#wonder(`${session.login}: a session, ended: ${session.ending}, is answered ${status}`)
      if (!ended) this.#compare(session, data as Me)
    }
  }

  #compare(session: Acknowledged, { UserAccount, FtgInfo, SalaryYears }: Me): void {
    if (UserAccount.Login !== session.login) this.#wonder(`${session.login}'s session is ${UserAccount.Login}'s`)
    if (!session.place) return
    const told = JSON.stringify([session.place.FtgId, session.place.years])
    const now = JSON.stringify([FtgInfo?.FtgId, SalaryYears])
    if (told !== now) this.#wonder(`${session.login}'s place was ${told} and is ${now}`)
  }

  async #takeTurn(): Promise<void> {
    this.#turn += 1
    const { login, companies } = this.#account
    const body = { Login: login, Password: examplePassword }
    const { cookie } = this.#expectOk(await this.#ask({ call: 'session.authenticate', body }), `${login} signs in`)
    if (cookie === undefined) return this.#wonder(`${login} signs in without a cookie`)
    const session: Acknowledged = { login, cookie, ending: 'no' }
    this.sessions.push(session)
    for (const FtgId of companies) await this.#goTo(session, FtgId)
    if (this.#turn % 3 === 0) {
      session.ending = 'asked'
      this.#expectOk(await this.#ask({ call: 'session.logout', cookie }), `${login} signs out`)
      session.ending = 'yes'
    }
  }

  async #goTo(session: Acknowledged, FtgId: string): Promise<void> {
    const { cookie } = session
    this.#expectOk(
      await this.#ask({ call: 'companies.info', cookie, params: { FtgId } }),
      `${session.login} asks for ${FtgId}`,
    )
    const years = await this.#ask({ call: 'salaryYears.list', cookie, scope: { FtgId } })
    this.#expectOk(years, `${session.login} asks for the years of ${FtgId}`)
    session.place = { FtgId, years: years.data as number[] }
  }

  #scopeOf = ({ place }: Acknowledged) => (place ? { scope: { FtgId: place.FtgId } } : {})

  #ask(question: Omit<Question, 'address'>): Promise<Answer> {
    // A guess in flight at a kill stays counted against the address for five minutes.
    const address = `10.${accounts.indexOf(this.#account)}.${this.#turn >> 8}.${this.#turn & 255}`
    return this.#door(this.#app, { ...question, address })
  }

  #expectOk(answer: Answer, what: string): Answer {
    if (answer.status !== 200) this.#wonder(`${what}: ${answer.status}`)
    return answer
  }

  #wonder(surprise: string): void {
    this.surprises.push(surprise)
  }
}
