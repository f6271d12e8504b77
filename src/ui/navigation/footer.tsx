import './footer.css'
import { useConfiguration } from '../actors-context.tsx'
import { copy } from '../copy/copy.ts'

/** R-product-5: the copyright begins here. */
const FIRST_YEAR = 2021

export const copyrightYears = (year: number): string =>
  year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : String(FIRST_YEAR)

/** Who it belongs to and under which number it is filed. */
export const Footer = () => {
  const { copyrightHolder, filingNumber, filingUrl } = useConfiguration()
  return (
    <footer className="footer">
      <p>{copy.frame.copyright(copyrightYears(new Date().getFullYear()), copyrightHolder)}</p>
      {filingNumber !== '' && (
        <p>
          {filingUrl === '' ? (
            filingNumber
          ) : (
            <a href={filingUrl} target="_blank" rel="noreferrer">
              {filingNumber}
            </a>
          )}
        </p>
      )}
    </footer>
  )
}
