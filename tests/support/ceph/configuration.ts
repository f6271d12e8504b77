/** The names of the cluster and of its one disk. */
export const CLUSTER = '5f2c1a0e-0000-4000-8000-000000000001'
export const DISK = '5f2c1a0e-0000-4000-8000-000000000002'

interface Where {
  readonly folder: string
  /** The monitor's address as Ceph writes it. */
  readonly monitor: string
  /** Where the gateway answers. */
  readonly port: number
}

/** The least that one monitor, one disk in memory and a gateway with its token service need. */
export const configurationOf = ({ folder, monitor, port }: Where): string => `
[global]
fsid = ${CLUSTER}
mon host = ${monitor}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind msgr1 = false
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
keyring = ${folder}/keyring
run dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.asok
mon data = ${folder}/mon
# However full the machine's disk is: nothing of this is kept there.
mon data avail warn = 0
mon data avail crit = 0
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 1073741824
osd crush chooseleaf type = 0
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pg autoscale mode = off
mon allow pool size one = true
[client.rgw]
rgw data = ${folder}
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw s3 auth use sts = true
rgw sts key = abcdefghijklmnop
`
