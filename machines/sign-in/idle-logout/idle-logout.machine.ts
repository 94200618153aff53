import { assign, setup } from 'xstate'
import { idleMinutes } from '#contracts/sign-in/idle-minutes.rules.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { alarm } from '../../kit/shared/alarm.ts'
import { withOutput } from '../../kit/shared/answered.ts'
import { letter } from '../../kit/shared/letter.ts'
import { idleLogoutEffects, idleLogoutPorts } from './idle-logout.ports.ts'
import { deadlineOf, warningOf } from './idle-logout.read.ts'
import type { IdleLogoutContext, IdleLogoutEvent, IdleLogoutInput, IdleReading } from './idle-logout.types.ts'

/**
 * Logs out whoever has done nothing for too long (first document §4, §9). The deadline is a moment,
 * counted from the last activity that the device knows of: the same in all tabs, after a reload and
 * after a sleep. A licence that allows less than the person has chosen is heeded here too, so that
 * nobody is logged out by the server without having been warned.
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
      description: 'The device is asked: another tab, or the time before a reload, may know of later activity.',
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
      description: 'What is done in this tab and the others is listened to.',
      invoke: { id: 'activity', src: 'activity', input: ({ context: { minutes } }) => ({ minutes }) },
      initial: 'watching',
      on: { 'timeout.shared': 'reading' },
      states: {
        untimed: {
          description:
            'The person has turned it off, and no limit of the licence is known. The server is still told of activity.',
          on: { 'activity.seen': { actions: 'keepSessionAlive' } },
        },
        watching: {
          description: 'Until a minute before the deadline. Every activity moves it.',
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
          description: 'The dialog counts down. A mouse that moves is no answer to it; the button is, in any tab.',
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
      description: 'Nothing was done for too long: the session is told, which ends, and this flow with it.',
      entry: 'reportIdle',
    },
  },
})

/** The registration of the flow in the journal. */
export const idleLogoutFlow = describeFlow({ machine: idleLogoutMachine, version: 2 })
