export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.55' } },
  appear: { from: { opacity: '0' } },
  fadeIn: { from: { opacity: '0' } },
  fadeOut: { to: { opacity: '0' } },
  popIn: { from: { opacity: '0', transform: 'translateY(-4px) scale(0.98)' } },
  popOut: { to: { opacity: '0', transform: 'scale(0.98)' } },
  /**
   * Ark measures the height of what it folds. Cut off only meanwhile: at rest, what opens in it may
   * reach out of it.
   */
  unfold: {
    from: { height: '0', opacity: '0', overflow: 'hidden' },
    to: { height: 'var(--height)', overflow: 'hidden' },
  },
  fold: {
    from: { height: 'var(--height)', overflow: 'hidden' },
    to: { height: '0', opacity: '0', overflow: 'hidden' },
  },
  /** From edge to edge: something goes on, nobody knows how long. */
  sweep: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
  /** Which edges of something that scrolls sideways hide more of it: see the tabs. */
  edges: {
    '0%': { '--fade-start': '0px', '--fade-end': '2rem' },
    '2%, 98%': { '--fade-start': '2rem', '--fade-end': '2rem' },
    '100%': { '--fade-start': '2rem', '--fade-end': '0px' },
  },
  riseIn: { from: { opacity: '0', transform: 'translateY(8px)' } },
  sheetIn: { from: { transform: 'translateY(100%)' } },
  sheetOut: { to: { transform: 'translateY(100%)' } },
  startIn: { from: { transform: 'translateX(-100%)' } },
  startOut: { to: { transform: 'translateX(-100%)' } },
  endIn: { from: { transform: 'translateX(100%)' } },
  endOut: { to: { transform: 'translateX(100%)' } },
}
