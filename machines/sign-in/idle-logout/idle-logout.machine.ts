import { assign, setup } from 'xstate'
import { idleMinutes } from '#contracts/sign-in/idle-minutes.rules.ts'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { alarm } from '../../kit/shared/alarm.ts'
import { withOutput } from '../../kit/shared/answered.ts'
import { letter } from '../../kit/shared/letter.ts'
import { idleLogoutEffects, idleLogoutPorts } from './idle-logout.ports.ts'
import { deadlineOf, warningOf } from './idle-logout.read.ts'
import type { IdleLogoutContext, IdleLogoutEvent, IdleLogoutInput, IdleReading } from './idle-logout.types.ts'

/**
 * Signs out a user who has been inactive for too long (first document §4, §9). The deadline is
 * counted from the last activity that is known on the device, so it is the same in all tabs, after
 * a reload and after a sleep. A shorter limit of the licence applies here too, so that the server
 * does not end the session without a warning.
 */
export const idleLogoutMachine = setup({
  types: { context: {} as IdleLogoutContext, events: {} as IdleLogoutEvent, input: {} as IdleLogoutInput },
  actors: { ...idleLogoutPorts, alarm },
  actions: {
    ...idleLogoutEffects,
    setReading: assign(({ context }, { minutes, lastActivity }: IdleReading) => ({
      minutes: idleMinutes(minutes, context.most),
      lastActivity,
    })),
    setActivity: assign((_, lastActivity: number) => ({ lastActivity })),
    keepSessionAlive: letter('session', {
      type: 'session.keepAlive',
    }),
    reportIdle: letter('session', { type: 'session.idled' }),
  },
  guards: {
    isOff: ({ context }, { minutes }: IdleReading) => idleMinutes(minutes, context.most) === 0,
    isOver: ({ context }, { minutes, lastActivity, now }: IdleReading) =>
      now >= deadlineOf({ minutes: idleMinutes(minutes, context.most), lastActivity }),
    isLate: ({ context }, at: number) => at >= deadlineOf(context),
    isNews: ({ context }, at: number) => at > (context.lastActivity ?? 0),
  },
}).createMachine({
  id: 'idleLogout',
  context: ({ input: { most } }) => ({ most, minutes: 0, lastActivity: null }),
  initial: 'reading',
  on: {
    'idle.setTimeout': {
      target: '.reading',
      actions: { type: 'storeTimeout', params: ({ event }) => ({ minutes: event.minutes }) },
    },
  },
  states: {
    reading: {
      description:
        'Reads the last activity from the device. Another tab, or the time before a reload, may have a later one.',
      invoke: {
        id: 'readIdle',
        src: 'readIdle',
        input: ({ context }) => ({ lastActivity: context.lastActivity }),
        onDone: withOutput([
          { guard: 'isOff', target: 'awake.untimed', actions: 'setReading' },
          { guard: 'isOver', target: 'expired' },
          { target: 'awake.watching', actions: 'setReading' },
        ]),
      },
    },
    awake: {
      description: 'Listens to activity in this tab and in other tabs.',
      invoke: { id: 'activity', src: 'activity', input: ({ context: { minutes } }) => ({ minutes }) },
      initial: 'watching',
      on: { 'timeout.shared': 'reading' },
      states: {
        untimed: {
          description:
            'The user has turned the time-out off, and no limit of the licence is known. Activity is still reported to the server.',
          on: { 'activity.seen': { actions: 'keepSessionAlive' } },
        },
        watching: {
          description:
            'Waits until the warning, a minute before the deadline at most. Every activity moves the deadline.',
          invoke: {
            id: 'alarm',
            src: 'alarm',
            input: ({ context }) => ({ deadline: warningOf(context) }),
            onDone: 'warning',
          },
          on: {
            'activity.seen': [
              { guard: { type: 'isLate', params: ({ event }) => event.at }, target: '#idleLogout.reading' },
              {
                target: 'watching',
                reenter: true,
                actions: [
                  { type: 'setActivity', params: ({ event }) => event.at },
                  { type: 'shareActivity', params: ({ event }) => ({ at: event.at }) },
                  'keepSessionAlive',
                ],
              },
            ],
            'activity.shared': {
              guard: { type: 'isNews', params: ({ event }) => event.at },
              target: 'watching',
              reenter: true,
              actions: { type: 'setActivity', params: ({ event }) => event.at },
            },
          },
        },
        warning: {
          description: 'The dialog counts down. A moving mouse does not stop it; the button does, in any tab.',
          invoke: {
            id: 'alarm',
            src: 'alarm',
            input: ({ context }) => ({ deadline: deadlineOf(context) }),
            onDone: '#idleLogout.reading',
          },
          on: {
            'idle.stay': [
              { guard: { type: 'isLate', params: ({ event }) => event.at }, target: '#idleLogout.reading' },
              {
                target: 'watching',
                actions: [
                  { type: 'setActivity', params: ({ event }) => event.at },
                  { type: 'shareActivity', params: ({ event }) => ({ at: event.at }) },
                  'keepSessionAlive',
                ],
              },
            ],
            'activity.shared': {
              guard: { type: 'isNews', params: ({ event }) => event.at },
              target: 'watching',
              actions: { type: 'setActivity', params: ({ event }) => event.at },
            },
          },
        },
      },
    },
    expired: {
      description: 'The user was inactive for too long. The session is told and ends, and this flow with it.',
      entry: 'reportIdle',
    },
  },
})

/** The registration of the flow in the journal. */
export const idleLogoutFlow = describeFlow({
  machine: idleLogoutMachine,
  version: 2,
  keeps: { most: kept, minutes: kept, lastActivity: kept },
  calls: { readIdle: true, activity: true, alarm: true },
})
