import { kindOfPort } from '#machines/kit/shared/port.ts'
import { css } from '#styled-system/css/index.js'
import { Tabs } from '#ui/widgets/tabs/tabs.tsx'
import { allFlows } from '../all-flows.ts'
import { flowsTexts } from '../flows.text.ts'
import type { ActorView } from '../story/actors.ts'
import type { Story } from '../story/story.ts'
import type { PortRulesControl } from '../use-port-rules.ts'
import { ContextPanel } from './context-panel.tsx'
import { LogPanel } from './log-panel.tsx'
import { PortsPanel } from './ports-panel.tsx'
import { SequencePanel } from './sequence-panel.tsx'

const texts = flowsTexts.tabs

const pane = css({
  display: 'flex',
  flexDirection: 'column',
  pt: '1',
  '& > *': { flex: '[1 1 0]', minHeight: '0' },
  '& [role=tablist]': { px: '3', mx: '0' },
  '& [role=tabpanel]': { flex: '[1 1 0]', pt: '0', minHeight: '0' },
})

export type StepTab = 'log' | 'context' | 'sequence' | 'ports'

export interface StepTabsProps {
  readonly tab: StepTab
  readonly onTab: (tab: StepTab) => void
  readonly story: Story
  readonly moment: number
  readonly onGo: (moment: number) => void
  readonly actor: ActorView | undefined
  readonly control: PortRulesControl
}

/** Renders the events, the context, the messages and the ports, each in its tab. */
export const StepTabs = ({ tab, onTab, story, moment, onGo, actor, control }: StepTabsProps) => {
  const shared = { story, moment, onGo }
  return (
    <div className={pane}>
      <Tabs
        label={texts.label}
        value={tab}
        onChange={onTab}
        tabs={[
          { value: 'log', label: texts.log, content: <LogPanel {...shared} /> },
          { value: 'context', label: texts.context, content: <ContextPanel step={actor?.step} /> },
          { value: 'sequence', label: texts.sequence, content: <SequencePanel {...shared} stream={actor?.stream} /> },
          {
            value: 'ports',
            label: texts.ports,
            content: (
              <PortsPanel
                {...shared}
                {...control}
                machine={actor?.machine}
                ports={actor ? portsOf(actor.machine) : []}
              />
            ),
          },
        ]}
      />
    </div>
  )
}

/** Returns the names of a machine's ports, as their rules name them. */
const portsOf = (machine: string): readonly string[] =>
  Object.entries(allFlows.find(machine)?.machine.implementations.actors ?? {}).flatMap(([src, logic]) =>
    kindOfPort(logic) === 'port' ? [`${machine}.${src}`] : [],
  )
