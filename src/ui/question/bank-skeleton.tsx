import './bank-row.css'
import { Skeleton } from '@radix-ui/themes'
import { BANK_PAGE_SIZE } from '#domain/question/bank-query.ts'
import { bankCopy } from '../copy/bank-copy.ts'

/** Of the shape of what comes. */
export const BankSkeleton = ({ rows = BANK_PAGE_SIZE }: { readonly rows?: number }) => (
  <div className="bank-rows" role="status" aria-label={bankCopy.loading}>
    {Array.from({ length: rows }, (_, place) => (
      <div key={place} className="bank-row">
        <Skeleton height="24px" width="180px" />
        <Skeleton height="56px" />
        <Skeleton height="28px" width="60%" />
      </div>
    ))}
  </div>
)
