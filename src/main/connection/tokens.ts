import type { NetworkPort } from '#application/connection/network.port.ts'
import { token } from '../tokens.ts'

export const NETWORK_PORT = token<NetworkPort>('NetworkPort')
