import CircleHelp from 'lucide-react/icons/circle-help'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import SunMoon from 'lucide-react/icons/sun-moon'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import * as selectHelp from '#machines/frame/help-panel/help-panel.select.ts'
import * as selectRights from '#machines/rights/rights.select.ts'
import { useOpens } from '#ui/runtime/access.ts'
import { useColourMode, useFlow, useRuntime, useSelect } from '#ui/runtime/hooks.tsx'
import { helpTexts } from '#ui/shell/help-panel/help.text.ts'
import { type Screen, useOfAreas, useScreens, useTitleOf } from '../area.ts'
import type { Command } from './command.ts'
import { paletteTexts as texts } from './command-palette.text.ts'

const colourIcons = { system: SunMoon, light: Sun, dark: Moon } as const

/** Returns the line of a screen, which is found by its title and by what it is about. */
export const screenLine = (
  { path, words, icon }: Pick<Screen, 'path' | 'words' | 'icon'>,
  title: string,
): Omit<Command, 'run'> => ({ id: `screen:${path}`, title, also: words?.join(' '), icon })

/** Returns the screens that exist and are open to the person, except those with parameters. */
export function useScreenCommands(): readonly Command[] {
  const screens = useScreens()
  const opens = useOpens()
  const titleOf = useTitleOf()
  const arePending = useSelect('rights', selectRights.arePending)
  const navigate = useNavigate()
  return useMemo(
    () =>
      screens
        .filter(({ path, access, load }) => load && !arePending && !path.includes(':') && opens(access))
        .map(screen => ({ ...screenLine(screen, titleOf(screen)), run: () => navigate(screen.path) })),
    [screens, opens, titleOf, arePending, navigate],
  )
}

/** Returns the commands that work anywhere: first those of the areas, then those of the shell. */
export function useActions(onShortcuts: () => void): readonly Command[] {
  const ofAreas = useOfAreas(area => area.useCommands)
  return [
    ...ofAreas.flatMap(commands => commands ?? []),
    ...useColourCommands(),
    ...useHelpCommands(onShortcuts),
    useSignOutCommand(),
  ]
}

function useColourCommands(): readonly Command[] {
  const { colourMode } = useRuntime()
  const mode = useColourMode() ?? 'system'
  return (['light', 'dark', 'system'] as const)
    .filter(other => other !== mode)
    .map(other => ({
      id: `action:colour-${other}`,
      title: texts.actions.colour[other],
      also: texts.also.colour,
      icon: colourIcons[other],
      run: () => colourMode.choose(other === 'system' ? null : other),
    }))
}

function useHelpCommands(onShortcuts: () => void): readonly Command[] {
  const help = useFlow('helpPanel')
  const isOpen = useSelect('helpPanel', selectHelp.isOpen)
  const isWriting = useSelect('helpPanel', selectHelp.isWriting)
  const { actions, also } = texts
  const shortcuts = {
    id: 'action:shortcuts',
    title: actions.shortcuts,
    also: also.shortcuts,
    icon: Keyboard,
    run: onShortcuts,
  }
  const panel = {
    id: 'action:help',
    title: isOpen ? helpTexts.close : helpTexts.open,
    also: also.help,
    icon: CircleHelp,
    run: () => help.send({ type: 'help.toggle' }),
  }
  return isWriting ? [shortcuts] : [panel, shortcuts]
}

function useSignOutCommand(): Command {
  const session = useFlow('session')
  const { actions, also } = texts
  return {
    id: 'action:sign-out',
    title: actions.signOut,
    also: also.signOut,
    icon: LogOut,
    run: () => session.send({ type: 'signOut' }),
  }
}
