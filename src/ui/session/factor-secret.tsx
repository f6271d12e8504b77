import './second-factor.css'
import { Button, Link, Text } from '@radix-ui/themes'
import { useState } from 'react'
import { encode } from 'uqr'
import { groupedSecret, type FactorSecret as Secret } from '#domain/session/second-factor.ts'
import { copyText } from '../catalogue/copy-text.ts'
import { secondFactorCopy as words } from '../copy/second-factor-copy.ts'

/** In modules; a camera needs them. */
const QUIET_ZONE = 4

/** The secret for an authenticator app: as a QR code, as a key to type, and as a link for an app on this device. */
export const FactorSecret = ({ secret: { secret, uri } }: { readonly secret: Secret }) => {
  const [copied, setCopied] = useState<boolean | null>(null)
  const { enrol, codes } = words
  return (
    <div className="factor-secret">
      <Text as="p" size="2">
        {enrol.app}
      </Text>
      <Picture uri={uri} />
      <Text as="p" size="2" color="gray">
        {enrol.byHand}
      </Text>
      <p className="factor-secret__key">
        <code aria-label={enrol.secret}>{groupedSecret(secret)}</code>
        <Button
          type="button"
          variant="soft"
          size="1"
          aria-label={enrol.copySecret}
          onClick={() => void copyText(secret).then(setCopied)}
        >
          {codes.copy}
        </Button>
        <Text size="2" color="gray" role="status">
          {copied !== null && (copied ? codes.copied : codes.notCopied)}
        </Text>
      </p>
      <Link size="2" href={uri} className="factor-secret__open">
        {enrol.open}
      </Link>
    </div>
  )
}

/** Dark on light in any appearance: some cameras read nothing else. */
const Picture = ({ uri }: { readonly uri: string }) => {
  const { data, size } = encode(uri, { ecc: 'M', border: QUIET_ZONE })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className="factor-secret__picture"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={words.enrol.picture}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
