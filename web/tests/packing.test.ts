import { expect, test } from "vitest";

import { pack, unpack } from "../src/replay/packing";

test("a record is read from an address as it was written", async () => {
  const record = `[Game "facir"]\n[Names "[\\"Аня\\", \\"Bob\\"]"]\n\n1. a1-b2\n`.repeat(300);
  const packed = await pack(record);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(record.length / 10);
  expect(await unpack(packed)).toBe(record);
});

test("what is no record is refused", async () => {
  await expect(unpack("%%%")).rejects.toThrow();
  await expect(unpack((await pack("some text")).slice(0, -4))).rejects.toThrow();
});
