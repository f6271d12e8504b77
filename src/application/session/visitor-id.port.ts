/** UNIQUE_ID of this device (decision 14): made when idle, kept, random where the fingerprint cannot be had. Never rejects. */
export interface VisitorIdPort {
  visitorId(): Promise<string>
}
