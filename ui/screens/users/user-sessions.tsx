import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import type { ActOnUser } from '#machines/users/user-actions/user-actions.types.ts'
import type { UserFacts } from '#machines/users/user-view/user-view.types.ts'
import { css } from '#styled-system/css/index.js'
import { userTexts } from '#ui/screens/users/users.text.ts'
import { formatAgo, formatTime } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { useUserActions } from './use-users.ts'

const texts = userTexts.sessions
/** As wide as the form's cards and their contents. */
const list = css({ display: 'grid' })
const item = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  paddingBlock: '3',
  '& + &': { borderTop: 'subtle' },
})
const words = css({ display: 'grid', gap: '0.5', minWidth: '0' })

interface UserSessionsProps {
  readonly user: ActOnUser['user']
  /** Null until they have been fetched. */
  readonly facts: UserFacts | null
  readonly mayEnd: boolean
  /** Given when they could not be fetched. */
  readonly onRetry?: () => void
}

/** Renders where a user is signed in, and ends one session or all. */
export function UserSessions({ user, facts, mayEnd, onRetry }: UserSessionsProps) {
  const { act, isActing } = useUserActions()
  const sessions = facts?.sessions
  const others = sessions?.filter(({ ArEgen }) => !ArEgen) ?? []
  return (
    <div className={common.atMost70rem}>
      <Section
        title={texts.title}
        description={texts.description}
        actions={
          mayEnd &&
          others.length > 1 && (
            <Button size="sm" disabled={isActing} onClick={() => act('endSessions', user)}>
              {texts.endAll}
            </Button>
          )
        }
      >
        {onRetry ? (
          <ErrorState title={texts.failed} onRetry={onRetry} />
        ) : !sessions ? (
          <SkeletonRows rows={2} />
        ) : sessions.length === 0 ? (
          <EmptyState icon={MonitorSmartphone} title={texts.empty} />
        ) : (
          <ul className={list}>
            {sessions.map(({ Id, Enhet, Adress, Metod, Sedan, SenastAktiv, ArEgen }) => (
              <li key={Id} className={item}>
                <span className={words}>
                  <span className={common.strong}>{Enhet === '' ? texts.unknown : Enhet}</span>
                  <span className={common.captionOfAnyLength}>{texts.line(Adress, texts.method[Metod])}</span>
                  <span className={common.captionOfAnyLength}>
                    {texts.since(formatTime(Sedan))} · {ArEgen ? texts.own : texts.active(formatAgo(SenastAktiv))}
                  </span>
                </span>
                {mayEnd && !ArEgen && (
                  <Button
                    size="sm"
                    disabled={isActing}
                    aria-label={texts.endOf(`${Enhet === '' ? texts.unknown : Enhet}, ${formatTime(Sedan)}`)}
                    onClick={() => act('endSession', user, { session: Id })}
                  >
                    {texts.end}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}
