import ArrowLeft from 'lucide-react/icons/arrow-left'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useId, useMemo, useRef } from 'react'
import type { Right, Rights } from '#contracts/rights/catalogue.ts'
import { rightsIn } from '#contracts/rights/grants.ts'
import { longestGroupName } from '#contracts/rights-groups/group-name.rules.ts'
import * as selectRights from '#machines/rights/rights.select.ts'
import * as select from '#machines/rights-groups/rights-groups/rights-groups.select.ts'
import type { GroupDraft } from '#machines/rights-groups/rights-groups/rights-groups.types.ts'
import { css } from '#styled-system/css/index.js'
import { SaveBar } from '#ui/forms/save-bar.tsx'
import { useFlow, useSelect, useUnsavedChanges } from '#ui/runtime/hooks.tsx'
import { useShortcut } from '#ui/runtime/shortcuts/hooks.ts'
import { RightsProof } from '#ui/shell/rights-proof/rights-proof.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { rightsGroupsTexts as texts } from './rights-groups.text.ts'
import { RightsPanel } from './rights-panel.tsx'

const parts = css({ display: 'grid', gap: '4', gridTemplateColumns: '[minmax(0, 1fr)]', alignContent: 'start' })
const actions = common.wrap
const back = css({ display: { md: 'none' } })
const name = css({ maxWidth: '[28rem]' })

export interface GroupEditorProps {
  readonly draft: GroupDraft
  readonly mayWrite: boolean
  readonly onCopy: () => void
}

/** Renders the group on display: its name, its rights, and the bar that saves its changes. */
export function GroupEditor({ draft, mayWrite, onCopy }: GroupEditorProps) {
  const flow = useFlow('rightsGroups')
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const stored = useSelect('rightsGroups', select.chosen)
  const problem = useSelect('rightsGroups', select.nameProblem)
  const rightsProblem = useSelect('rightsGroups', select.rightsProblem)
  const isChanged = useSelect('rightsGroups', select.isChanged)
  const isRemoving = useSelect('rightsGroups', select.isRemoving)
  const isEditable = mayWrite && stored?.isStandard !== true
  const mayGive = useMayGive(stored?.granted)
  const isNew = stored === undefined

  useEffect(() => {
    const hearing = flow.on('group.unfit', () => field.current?.focus())
    return () => hearing.unsubscribe()
  }, [flow])
  // The name of a new group is what is written first.
  useEffect(() => {
    if (isNew) field.current?.select()
  }, [isNew])
  const save = () => flow.send({ type: 'group.save' })
  useShortcut('save', save)

  return (
    <div className={parts}>
      <div className={back}>
        <Button icon={ArrowLeft} variant="ghost" onClick={() => flow.send({ type: 'groups.open', opening: null })}>
          {texts.back}
        </Button>
      </div>
      <Section
        title={stored?.BenText ?? texts.newGroup}
        actions={
          stored && (
            <div className={actions}>
              <RightsProof
                id="rightsProofOfGroup"
                about={{ kind: 'group', id: stored.Id, name: stored.BenText, isChanged }}
                size="sm"
              />
              {mayWrite && (
                <Button size="sm" icon={Copy} onClick={onCopy}>
                  {texts.copy}
                </Button>
              )}
              {isEditable && (
                <Button
                  size="sm"
                  icon={Trash2}
                  disabled={stored.users > 0 || isChanged}
                  pending={isRemoving}
                  onClick={() => flow.send({ type: 'group.remove' })}
                >
                  {texts.remove}
                </Button>
              )}
            </div>
          )
        }
      >
        {isEditable ? (
          <form
            id={form}
            className={name}
            noValidate
            onSubmit={event => {
              event.preventDefault()
              save()
            }}
          >
            <TextField
              ref={field}
              label={texts.name}
              required
              counter={longestGroupName}
              autoComplete="off"
              value={draft.BenText}
              error={problem}
              onChange={BenText => flow.send({ type: 'group.rename', BenText })}
              onBlur={() => flow.send({ type: 'group.named' })}
            />
          </form>
        ) : (
          <Notice kind="INFO">{stored?.isStandard ? texts.standard : texts.readOnly}</Notice>
        )}
      </Section>
      {rightsProblem !== undefined && <Notice kind="ERROR">{rightsProblem}</Notice>}
      <RightsPanel key={stored?.Id ?? ''} draft={draft} mayGive={isEditable ? mayGive : null} />
      <GroupSaveBar form={form} />
    </div>
  )
}

/** Returns the rights that the person may give: their own, and those that the group has already. */
function useMayGive(stored: readonly Right[] | undefined): ReadonlySet<Right> {
  const own: Rights = useSelect('rights', selectRights.rights)
  return useMemo(() => new Set([...rightsIn(own), ...(stored ?? [])]), [own, stored])
}

/** Registers the group's unsaved changes, and saves them. */
function GroupSaveBar({ form }: { readonly form: string }) {
  const flow = useFlow('rightsGroups')
  const content = useSelect('rightsGroups', snapshot => snapshot, select.hasSameContent)
  const isChanged = useSelect('rightsGroups', select.isChanged)
  const isSaving = useSelect('rightsGroups', select.isSaving)
  const fields = select.changedLabels(content)
  useUnsavedChanges('rightsGroups', isChanged, 'rightsGroups')
  return (
    <SaveBar
      fields={isChanged && fields.length === 0 ? [texts.newGroup] : fields}
      isSaving={isSaving}
      onDiscard={() => flow.send({ type: 'group.discard' })}
      form={form}
    />
  )
}
