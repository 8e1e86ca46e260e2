// Runs the files of TEST_FILES in this process, each as a suite with hooks of its own: importing the product takes longer than most tests.
import { join } from 'node:path'
import { after, suite } from 'node:test'
import { endFile } from '#platform/testing/once-per-file.ts'
import { root } from '../project-files.ts'

for (const file of process.env.TEST_FILES!.split(','))
  suite(file, async () => {
    await import(join(root, file))
    after(endFile)
  })
