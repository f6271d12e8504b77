import './logo.css'

/** An open book and the spring above it. */
export const LogoMark = () => (
  <svg className="logo__mark" width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="7" />
    <path d="M16 26c-2.7-2-5.8-2.6-9.5-2.4v-11c3.7-.2 6.8.4 9.5 2.4 2.7-2 5.8-2.6 9.5-2.4v11c-3.7-.2-6.8.4-9.5 2.4z" />
    <path d="M16 3.5c1.8 2.2 2.8 3.7 2.8 5a2.8 2.8 0 0 1-5.6 0c0-1.3 1-2.8 2.8-5z" />
  </svg>
)
