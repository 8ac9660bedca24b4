// The mark beside the name: a parcel house on water.
export const BrandMark = () => (
  <svg aria-hidden width={28} height={28} viewBox="0 0 32 32" className="shrink-0">
    <rect width="32" height="32" rx="8" fill="#0E4A6B" />
    <path
      d="M7 21c3 0 3 2 6 2s3-2 6-2 3 2 6 2M16 8v9M11 12l5-4 5 4v5H11z"
      fill="none"
      stroke="#fff"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
