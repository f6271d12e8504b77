import './logo.css'
import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { useActors, useConfiguration } from '../actors-context.tsx'
import { homeAddress } from '../routing/addresses.ts'
import { LogoMark } from './logo-mark.tsx'

/** Home, with keyword, category and trail reset (R-navigation-5). Its name is the current logo name. */
export const Logo = () => {
  const { chrome } = useActors()
  const { productName, schoolCloudName } = useConfiguration()
  const logoName = useSelector(chrome, ({ context }) => context.logoName)
  // A menu of the cloud school may have no name.
  const name = logoName === null ? productName : logoName || schoolCloudName
  return (
    <Link className="logo" to={homeAddress} onClick={() => chrome.send({ type: 'chrome.startOver' })}>
      <LogoMark />
      <span className="logo__name">{name}</span>
    </Link>
  )
}
