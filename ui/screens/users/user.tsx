import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { hindranceTexts } from '#contracts/users/user.rules.ts'
import { isFailed as hasFailed, shownIn } from '#machines/kit/shared/view.select.ts'
import type { UserFacts } from '#machines/users/user-view/user-view.types.ts'
import { css } from '#styled-system/css/index.js'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { userView } from '#ui/runtime/lazy/users.ts'
import { userTexts as texts } from '#ui/screens/users/users.text.ts'
import { RightsProof } from '#ui/shell/rights-proof/rights-proof.tsx'
import { formatTime } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { usersPath } from './paths.ts'
import { StatusOfUser } from './status-of-user.tsx'
import { useMayWrite, useUserActions } from './use-users.ts'
import { UserForm } from './user-form.tsx'
import { UserMenu } from './user-menu.tsx'
import { UserSessions } from './user-sessions.tsx'

const head = css({ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: '2' })

/** Renders a user: the form, what else can be done, and where the user is signed in. */
export default function User() {
  const { Login = '' } = useParams()
  const view = useLazyFlow(userView)
  const facts = useSelector(view, snapshot => (snapshot ? shownIn(snapshot) : null))
  const isFailed = useSelector(view, snapshot => snapshot !== undefined && hasFailed(snapshot))
  const mayWrite = useMayWrite()
  const navigate = useNavigate()
  const { flow } = useUserActions()
  useEffect(() => {
    view?.send({ type: 'view.show', key: Login })
    return () => view?.send({ type: 'view.leave' })
  }, [view, Login])
  useEffect(() => {
    const hearing = flow?.on('act.done', ({ act: { act } }) => act === 'remove' && navigate(usersPath))
    return () => hearing?.unsubscribe()
  }, [flow, navigate])
  const user = { Login, Namn: facts?.Namn ?? Login }
  const isReadOnly = !mayWrite || facts === null || facts.Hinder === 'EGET' || facts.Hinder === 'HOGRE'
  return (
    <div className={common.fluid6}>
      <UserForm
        id={Login}
        title={user.Namn}
        context={
          <span className={head}>
            {Login}
            {facts && <StatusOfUser status={facts.Status} />}
          </span>
        }
        actions={
          <div className={common.wrap}>
            <RightsProof id="rightsProofOfUser" about={{ kind: 'user', login: Login, name: user.Namn }} />
            {mayWrite && facts && <UserMenu user={user} facts={facts} />}
          </div>
        }
        notices={<div className={common.noticesAbove}>{facts && <Notices facts={facts} mayWrite={mayWrite} />}</div>}
        isReadOnly={isReadOnly}
      />
      <UserSessions
        user={user}
        facts={facts}
        mayEnd={mayWrite && (facts?.Hinder === null || facts?.Hinder === 'EGET')}
        {...(isFailed && { onRetry: () => view?.send({ type: 'view.reload' }) })}
      />
      <LinkDialog />
    </div>
  )
}

function Notices({ facts, mayWrite }: { readonly facts: UserFacts; readonly mayWrite: boolean }) {
  const { Hinder, Status, LankGallerTill, AndraForetag, PersNrBekraftat, PersNrAv } = facts
  return (
    <>
      {!mayWrite ? (
        <Notice kind="INFO">{texts.readOnly}</Notice>
      ) : (
        Hinder && <Notice kind="INFO">{hindranceTexts[Hinder]}</Notice>
      )}
      {Status === 'SPARRAD' && <Notice kind="INFO">{texts.blocked}</Notice>}
      {Status === 'NY' && <Notice kind="INFO">{texts.uninvited}</Notice>}
      {LankGallerTill !== null && <Notice kind="INFO">{texts.invited(formatTime(LankGallerTill))}</Notice>}
      {PersNrBekraftat === false && <Notice kind="INFO">{texts.unconfirmed(PersNrAv)}</Notice>}
      {Hinder === null && AndraForetag > 0 && <Notice kind="INFO">{texts.others(AndraForetag)}</Notice>}
    </>
  )
}
