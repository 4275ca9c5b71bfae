import { pulseText } from '../conversation-text.ts'

export interface PulseChartProps {
  /** Issues in each of the last weeks; the last one is not over. */
  readonly pulse: readonly number[]
  readonly large?: boolean
}

const barWidth = 6
const gap = 2
const height = 24

/** Issues by week as bars; the week that is not over is an outline. */
export function PulseChart({ pulse, large = false }: PulseChartProps) {
  const most = Math.max(1, ...pulse)
  const width = pulse.length * (barWidth + gap) - gap
  return (
    <svg
      role="img"
      aria-label={pulseText(pulse)}
      preserveAspectRatio="xMinYMax meet"
      viewBox={`0 0 ${width} ${height}`}
      className={large ? 'h-16 w-full max-w-80 text-accent' : 'h-6 w-26 text-accent'}
    >
      <title>{pulseText(pulse)}</title>
      {pulse.map((count, week) => {
        const isPartial = week === pulse.length - 1
        const tall = count === 0 ? 1 : Math.max(2, (count / most) * (height - 1))
        const shape = { x: week * (barWidth + gap), y: height - tall, width: barWidth, height: tall }
        // Weeks have no other identity than their place.
        return isPartial && count > 0 ? (
          <rect
            key={week}
            x={shape.x + 0.5}
            y={shape.y + 0.5}
            width={barWidth - 1}
            height={Math.max(1, tall - 1)}
            fill="none"
            stroke="currentColor"
          />
        ) : (
          <rect key={week} {...shape} fill="currentColor" opacity={count === 0 ? 0.35 : 1} />
        )
      })}
    </svg>
  )
}
