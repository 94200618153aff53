import Lock from 'lucide-react/icons/lock'
import Plus from 'lucide-react/icons/plus'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useEffect } from 'react'
import { errors } from '#contracts/errors.ts'
import { allows } from '#contracts/rights/catalogue.ts'
import { nameOfCopy } from '#contracts/rights-groups/group-name.rules.ts'
import { post } from '#machines/kit/shared/letter.ts'
import type { ApiFailure } from '#machines/kit/shared/result.ts'
import * as selectRights from '#machines/rights/rights.select.ts'
import * as select from '#machines/rights-groups/rights-groups/rights-groups.select.ts'
import type { GroupDraft } from '#machines/rights-groups/rights-groups/rights-groups.types.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useLazyFlow, useRuntime, useSelect } from '#ui/runtime/hooks.tsx'
import { rightsGroups } from '#ui/runtime/lazy/rights-groups.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { CompareGroups } from './compare-groups.tsx'
import { GroupEditor } from './group-editor.tsx'
import { GroupList } from './group-list.tsx'
import { GroupUsers } from './group-users.tsx'
import { MenuPreview } from './menu-preview.tsx'
import { rightsGroupsTexts as texts } from './rights-groups.text.ts'

/** On a phone, either the list or the group is shown. */
const columns = css({
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    md: '[13rem minmax(0, 1fr)]',
    lg: '[13rem minmax(0, 1fr) 16rem]',
  },
  '& > nav': { position: { md: 'sticky' }, top: { md: '[4.5rem]' } },
  '&[data-open] > nav': { display: { base: 'none', md: 'grid' } },
})
const aside = css({
  display: 'grid',
  gap: '4',
  gridColumn: { md: '2', lg: 'auto' },
  position: { lg: 'sticky' },
  top: { lg: '[4.5rem]' },
})

const hint = css({ display: { base: 'none', md: 'block' } })

/** Renders the rights groups: the list, the group on display, and the menu that it gives. */
export default function RightsGroups() {
  return useLazyFlow(rightsGroups) ? <Groups /> : <LoadingIndicator />
}

function Groups() {
  const flow = useFlow('rightsGroups')
  const groups = useSelect('rightsGroups', select.groups)
  const failure = useSelect('rightsGroups', select.failure)
  const chosen = useSelect('rightsGroups', select.chosen)
  const draft = useSelect('rightsGroups', select.draft)
  const rights = useSelect('rights', selectRights.rights)
  const mayWrite = allows(rights, 'Settings.UserRightsGroups.Write')
  const copy = useCopy()
  useEffect(() => {
    flow.send({ type: 'groups.show', key: newKey() })
    return () => flow.send({ type: 'groups.leave' })
  }, [flow])
  const create = () => flow.send({ type: 'groups.open', opening: { draft: { BenText: '', granted: [] } } })
  return (
    <>
      <PageHeader
        title={texts.title}
        item={chosen?.BenText}
        context={texts.context}
        actions={
          groups && (
            <div className={common.wrap}>
              <CompareGroups />
              {mayWrite && (
                <Button variant="primary" icon={Plus} onClick={create}>
                  {texts.create}
                </Button>
              )}
            </div>
          )
        }
      />
      {failure ? (
        <Failed failure={failure} onRetry={() => flow.send({ type: 'groups.retry' })} />
      ) : groups ? (
        <div className={columns} data-open={draft ? '' : undefined}>
          <GroupList onOpen={Id => flow.send({ type: 'groups.open', opening: { Id } })} />
          {draft ? (
            <>
              <GroupEditor draft={draft} mayWrite={mayWrite} onCopy={() => copy(draft)} />
              <div className={aside}>
                <MenuPreview granted={draft.granted} />
                {chosen && <GroupUsers group={chosen} />}
              </div>
            </>
          ) : (
            <div className={hint}>
              <EmptyState icon={ShieldCheck} title={texts.choose.title} text={texts.choose.text} />
            </div>
          )}
        </div>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </>
  )
}

/** Returns a function that opens a copy of a group, without the rights that the person lacks. */
function useCopy(): (group: GroupDraft) => void {
  const flow = useFlow('rightsGroups')
  const { app } = useRuntime()
  const rights = useSelect('rights', selectRights.rights)
  const groups = useSelect('rightsGroups', select.groups) ?? []
  return ({ BenText, granted }) => {
    const given = granted.filter(right => allows(rights, right))
    const names = groups.filter(({ isStandard }) => !isStandard).map(group => group.BenText)
    const draft = { BenText: nameOfCopy(BenText, names), granted: given }
    flow.send({ type: 'groups.open', opening: { draft } })
    const lacking = granted.length - given.length
    if (lacking > 0)
      post(app.system, 'snackbar', { type: 'snackbar.show', kind: 'INFO', text: texts.copyLacks(lacking) })
  }
}

const Failed = ({ failure, onRetry }: { readonly failure: ApiFailure; readonly onRetry: () => void }) =>
  failure.dvCode === errors.rightMissing.dvCode ? (
    <EmptyState icon={Lock} title={texts.forbidden.title} text={texts.forbidden.text} />
  ) : (
    <ErrorState title={texts.failed} onRetry={onRetry} />
  )
