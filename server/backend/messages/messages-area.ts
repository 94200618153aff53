import { errors } from '#contracts/errors.ts'
import type { messageCalls } from '#contracts/messages/calls.ts'
import type { NewMessage } from '#contracts/messages/shapes.ts'
import type { Handlers, SessionAsk } from '../platform/http/ask.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { deliver } from './deliver.ts'
import { changeMessage, folderPage, messageById } from './mailbox.ts'
import { nameOf, recipientsOf } from './recipients.ts'

export const messagesArea: Handlers<typeof messageCalls> = {
  list: ({ tx, caller, params, pagination }) => folderPage(tx, caller.account.login, params.Folder, pagination),
  async recipients({ tx, caller }) {
    const found = await recipientsOf(tx, caller.account)
    return found.map(({ login, name, role }) => ({ Login: login, Namn: name, Roll: role }))
  },
  byId: ({ tx, caller, params }) => messageById(tx, caller.account, params.Id),
  send: ask => send(ask, ask.body, ask.now),
  markRead: ask => change(ask, 'read'),
  markUnread: ask => change(ask, 'unread'),
  archive: ask => change(ask, 'archived'),
  restore: ask => change(ask, 'restored'),
}

type ChangeAsk = SessionAsk & { readonly params: { readonly Id: string }; readonly now: Date }

const change = ({ tx, caller, params, now }: ChangeAsk, change: Parameters<typeof changeMessage>[2]['change']) =>
  changeMessage(tx, caller.account.login, { id: params.Id, change, now })

/**
 * @throws Refusal recipientRefused when not each of them may be written to: then nothing is sent to
 * anybody
 */
async function send({ tx, caller }: SessionAsk, { Recipients, Subject, Text }: NewMessage, now: Date): Promise<null> {
  const { account } = caller
  const logins = [...new Set(Recipients)]
  const recipients = await recipientsOf(tx, account, logins)
  if (recipients.length !== logins.length) throw new Refusal(errors.recipientRefused)
  const sender = { login: account.login, name: await nameOf(tx, account.login) }
  await deliver(
    tx,
    { sender, recipients: recipients.map(({ login, name }) => ({ login, name })), subject: Subject, text: Text },
    now,
  )
  return null
}
