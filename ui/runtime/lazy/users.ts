import type { FieldValue, FormValues } from '#contracts/forms/field.ts'
import { copiedItem, isNewItem } from '#contracts/forms/item-key.ts'
import { normalisePhone } from '#contracts/rules/contact.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { UserLink, UserValues } from '#contracts/users/shapes.ts'
import { userForm as model } from '#contracts/users/user.form.ts'
import { formPorts } from '#machines/kit/form/form.ports.ts'
import type { StoredForm } from '#machines/kit/form/form.types.ts'
import { userForm as form } from '#machines/kit/form/form.user.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { isOk, mapResult, ok, type Result } from '#machines/kit/shared/result.ts'
import { userActionsMachine } from '#machines/users/user-actions/user-actions.machine.ts'
import { userActionsPorts } from '#machines/users/user-actions/user-actions.ports.ts'
import type { ActOnUser, MadeLink } from '#machines/users/user-actions/user-actions.types.ts'
import { userViewMachine } from '#machines/users/user-view/user-view.machine.ts'
import { type Api, asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import type { Outside } from '../outside.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'
import type { Vault } from '../vault.ts'
import { withCalls } from '../with-calls.ts'

type Options = { readonly signal: AbortSignal }

/** The values of a copy that are the person's own, and start empty. */
const own: readonly string[] = ['Login', 'Namn', 'Epost', 'Mobil', 'PersNr']

async function valuesFor(api: Api, key: string, today: IsoDate, options: Options): Promise<Result<FormValues>> {
  const empty = { ...model.defaults(today), Ny: true }
  const copied = copiedItem(key)
  if (copied === null) return ok(empty)
  const params = { Login: copied }
  return mapResult(await asResult(api.users.one.query({ params }, options)), ({ data }) => {
    const taken = Object.entries(data.Values).filter(([name]) => !own.includes(name))
    const methods = data.Values.Inloggningsmetoder.filter(method => method === 'F' || method === 'A')
    return { ...empty, ...Object.fromEntries(taken), Inloggningsmetoder: methods.length > 1 ? methods : ['F', 'A'] }
  })
}

const normalised = (changes: FormValues): FormValues =>
  typeof changes.Mobil === 'string' ? { ...changes, Mobil: normalisePhone(changes.Mobil) } : changes

function joinForm({ api, vault }: Outside) {
  const { flow, secrets } = form
  const ports = formPorts('userForm')
  const sealed = (Version: number, values: Readonly<Record<string, unknown>>, today: IsoDate): StoredForm => ({
    Version,
    ...secrets.seal({ ...values }, today, vault),
  })
  async function load(key: string, today: IsoDate, options: Options): Promise<Result<StoredForm>> {
    if (isNewItem(key)) return mapResult(await valuesFor(api, key, today, options), values => sealed(0, values, today))
    const found = await asResult(api.users.one.query({ params: { Login: key } }, options))
    return mapResult(found, ({ data }) => sealed(data.Version, { ...data.Values, Ny: false }, today))
  }
  return flow.machine.provide({
    actors: {
      networkReturn: liveNetworkReturn,
      load: answer(ports.load, ({ input: { id, today }, signal }) => load(id, today, { signal })),
      save: answer(ports.save, async ({ input: { id, today, Version, changes, key }, signal }) => {
        const revealed = secrets.reveal(changes, today, vault)
        if (!isOk(revealed)) return revealed
        const { Ny: _new, ...Values } = normalised(revealed.value)
        if (!isNewItem(id)) {
          const body = { Version, Values: Values as Partial<UserValues> }
          const request = { params: { Login: id }, body, idempotencyKey: key }
          const changed = await asResult(api.users.change.mutate(request, { signal }))
          return isOk(changed) ? load(id, today, { signal }) : changed
        }
        const base = await valuesFor(api, id, today, { signal })
        if (!isOk(base)) return base
        const { Ny: _base, ...body } = { ...base.value, ...Values } as Record<string, FieldValue>
        const request = { body: body as unknown as UserValues, idempotencyKey: key }
        const created = await asResult(api.users.create.mutate(request, { signal }))
        return isOk(created) ? load(String(body.Login), today, { signal }) : created
      }),
    },
  })
}

/** Provides the form of a user over the adapter. Personal numbers are in this tab's vault. */
export const userForm: LazyFlow<'userForm'> = { id: 'userForm', join: joinForm }

/** Provides what a user's screen shows beside the form. */
export const userView: LazyFlow<'userView'> = { id: 'userView', join: ({ api }) => withCalls(userViewMachine, api) }

type KeyedAct = ActOnUser & { readonly key: string }
type Act = (asked: KeyedAct, api: Api, options: Options) => Promise<{ readonly data: UserLink | null }>

const acts: Readonly<Record<KeyedAct['act'], Act>> = {
  block: (asked, api, options) => api.users.block.mutate(keyed(asked), options),
  unblock: (asked, api, options) => api.users.unblock.mutate(keyed(asked), options),
  remove: (asked, api, options) => api.users.remove.mutate(keyed(asked), options),
  invite: ({ user: { Login } }, api, options) => api.users.invite.mutate({ params: { Login } }, options),
  reset: ({ user: { Login } }, api, options) => api.users.resetPassword.mutate({ params: { Login } }, options),
  confirmNumber: ({ version = 0, ...asked }, api, options) =>
    api.users.confirmNumber
      .mutate({ ...keyed(asked), body: { Version: version } }, options)
      .then(() => ({ data: null })),
  endSession: (asked, api, options) => {
    const { params, idempotencyKey } = keyed(asked)
    return api.users.endSession.mutate({ params: { ...params, Id: asked.session ?? '' }, idempotencyKey }, options)
  },
  endSessions: (asked, api, options) => api.users.endSessions.mutate(keyed(asked), options),
}
const keyed = ({ user: { Login }, key }: Pick<KeyedAct, 'user' | 'key'>) => ({ params: { Login }, idempotencyKey: key })

/** Returns the link with its address in the vault. */
const linkIn = (link: UserLink | null, vault: Vault): MadeLink | null =>
  link && { ...link, Lank: link.Lank === null ? null : vault.keep(link.Lank) }

/** Provides what is done with a user beside changing it. */
export const userActions: LazyFlow<'userActions'> = {
  id: 'userActions',
  join: ({ api, vault }) =>
    userActionsMachine.provide({
      actors: {
        doAct: answer(userActionsPorts.doAct, async ({ input, signal }) =>
          mapResult(await asResult(acts[input.act](input, api, { signal })), ({ data }) => linkIn(data, vault)),
        ),
      },
    }),
}
