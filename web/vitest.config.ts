import { defineConfig, mergeConfig } from "vitest/config";

import vite from "./vite.config.ts";

/**
 * Projects: `unit` needs no server; `browser` plays in a real Chromium against the real server; `looks` takes pictures
 * there, times frames, and lets newcomers take lessons.
 */
export default mergeConfig(
  vite,
  defineConfig({
    test: {
      projects: [
        {
          extends: true,
          resolve: { conditions: ["browser"] },
          test: {
            name: "unit",
            environment: "jsdom",
            include: ["tests/*.test.ts"],
            setupFiles: ["tests/setup.ts"],
            // Making a page for each file took six times as long as the tests.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: "looks",
            environment: "node",
            include: ["tests/screens/*.test.ts", "tests/frames/*.test.ts", "tests/soak/*.test.ts"],
            globalSetup: ["tests/browser/server.ts"],
            fileParallelism: false,
            testTimeout: 600_000,
            hookTimeout: 120_000,
          },
        },
        {
          extends: true,
          test: {
            name: "browser",
            environment: "node",
            include: ["tests/browser/*.test.ts"],
            globalSetup: ["tests/browser/server.ts"],
            // Tests of one file after another leave a core idle, so two files run at a time; the two processes that
            // run them load their modules once.
            maxWorkers: 2,
            isolate: false,
            // The default of one second is too short on a busy machine.
            expect: { poll: { timeout: 30_000 } },
            // Tests wait more than they work: so many of a file at a time keep two cores busy.
            maxConcurrency: 5,
            testTimeout: 600_000,
            hookTimeout: 120_000,
          },
        },
      ],
    },
  }),
);
