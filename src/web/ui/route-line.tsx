// A decorative line: a parcel's route from door to door, with three stops.
export const RouteLine = ({ className }: { className?: string }) => (
  <svg aria-hidden viewBox="0 0 400 96" fill="none" className={className}>
    <path
      d="M16 76C78 76 92 22 152 22s66 46 116 46 62-44 116-44"
      stroke="currentColor"
      strokeWidth="2"
      strokeDasharray="5 6"
      strokeLinecap="round"
    />
    {(
      [
        [16, 76],
        [210, 46],
        [384, 24],
      ] as const
    ).map(([x, y]) => (
      <g key={x}>
        <circle cx={x} cy={y} r="10" className="fill-paper" />
        <circle cx={x} cy={y} r="6" stroke="currentColor" strokeWidth="2" className="fill-surface" />
      </g>
    ))}
    <circle cx="384" cy="24" r="6" className="fill-signal" />
  </svg>
);
