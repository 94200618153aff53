import { eq } from 'drizzle-orm'
import type { MessageRecipient } from '#contracts/messages/shapes.ts'
import { states } from '#contracts/pact/states.ts'
import type { Notification } from '#contracts/portal/shapes.ts'
import { recipientsOf } from '../../messages/recipients.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { message, notification, userAccount } from '../../tables/schema.ts'
import { list, type PactStates, type PactTools, type Params, text } from '../pact-tools.ts'

interface Received {
  readonly Id: string
  readonly Login: string
  readonly Subject: string
  readonly Text: string
}

/** Returns the handlers of the states of messages and notifications. */
export function messageStates({ account, asAccount, keepRows, clock }: PactTools): PactStates {
  /** Runs work as another account than that of the parameters. */
  const as =
    (Login: string) =>
    <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
      asAccount({ Login }, work)

  async function accountIn(tx: Transaction, login: string) {
    const [found] = await tx.select().from(userAccount).where(eq(userAccount.login, login))
    if (!found) throw new Error(`There is no account ${login} in the licence`)
    return found
  }

  const mayWriteTo = (params: Params, logins?: readonly string[]) =>
    asAccount(params, async tx => recipientsOf(tx, await accountIn(tx, text(params, 'Login')), logins))

  return {
    [states.inbox('', []).name]: async (params, undo) => {
      const login = text(params, 'Login')
      await keepRows(as(login), message, eq(message.login, login), undo)
      const messages = list<Received>(params, 'Messages')
      await asAccount(params, async tx => {
        await tx.delete(message).where(eq(message.login, login))
        const { name } = await accountIn(tx, login)
        for (const [index, { Id, Login, Subject, Text }] of messages.entries()) {
          const sender = await accountIn(tx, Login)
          await tx.insert(message).values({
            id: Id,
            login,
            senderLogin: Login,
            sender: sender.name,
            recipients: [{ login, name }],
            subject: Subject,
            body: Text,
            sentAt: new Date(clock().getTime() - (index + 1) * 60_000),
          })
        }
      })
      return {}
    },
    [states.noMessage('', '').name]: async params => {
      const there = await asAccount(params, tx => tx.$count(message, eq(message.id, text(params, 'Id'))))
      if (there > 0) throw new Error(`${text(params, 'Login')} has the message`)
      return {}
    },
    [states.recipient('', '').name]: async (params, undo) => {
      const recipient = text(params, 'Recipient')
      await account(recipient)
      const found = await mayWriteTo(params, [recipient])
      if (found.length === 0) throw new Error(`${text(params, 'Login')} may not write to ${recipient}`)
      await keepRows(as(recipient), message, eq(message.login, recipient), undo)
      return {}
    },
    [states.noRecipient('', '').name]: async params => {
      const found = await mayWriteTo(params, [text(params, 'Recipient')])
      if (found.length > 0) throw new Error(`${text(params, 'Login')} may write to ${text(params, 'Recipient')}`)
      return {}
    },
    [states.recipients('', []).name]: async params => {
      const logins = (await mayWriteTo(params)).map(({ login }) => login).toSorted()
      const asked = list<MessageRecipient>(params, 'Recipients').map(({ Login }) => Login)
      if (logins.join() !== asked.toSorted().join()) throw new Error(`The account may write to ${logins}`)
      return {}
    },
    [states.notifications('', []).name]: async (params, undo) => {
      const login = text(params, 'Login')
      await keepRows(as(login), notification, eq(notification.login, login), undo)
      const rows = list<Notification>(params, 'Notifications').map(each => ({
        id: each.Id,
        login,
        title: each.Title,
        message: each.Message,
        type: each.type,
        timeStamp: new Date(each.TimeStamp),
        hasRead: each.HasRead,
        event: each.Event,
        context: each.Context,
        route: each.RouteConfig ?? null,
      }))
      await asAccount(params, async tx => {
        await tx.delete(notification).where(eq(notification.login, login))
        await tx.insert(notification).values(rows)
      })
      return {}
    },
  }
}
