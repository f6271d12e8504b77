import { mergeConfig } from 'vite'
import app from '../../vite.config.ts'
import { finishedClient } from './finished-client.ts'

/** The client that this tree serves; what tests build elsewhere is no more than the bundle. */
export default mergeConfig(app, { plugins: [finishedClient()] })
