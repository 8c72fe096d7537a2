import { expect, it } from "vitest";
import { reachedMailbox } from "./reached-mailbox.server.ts";

it.each([
  ["Dana@Example.COM", "dana@example.com"],
  ["dana+1@example.com", "dana@example.com"],
  ["dana+a+b@example.com", "dana@example.com"],
  ["d.a.n.a@gmail.com", "dana@gmail.com"],
  ["d.a+n@googlemail.com", "da@gmail.com"],
  ["dana@me.com", "dana@icloud.com"],
  ["dana@pm.me", "dana@proton.me"],
  ["ｄａｎａ@example.com", "dana@example.com"],
  ["dana@bücher.example", "dana@xn--bcher-kva.example"],
  ["dana@XN--BCHER-KVA.example", "dana@xn--bcher-kva.example"],
  ["dana@ｅｘａｍｐｌｅ．com", "dana@example.com"],
  ["+tag@example.com", "+tag@example.com"],
  ["...@example.com", "...@example.com"],
])("%s reaches %s", (email, mailbox) => expect(reachedMailbox(email)).toBe(mailbox));

it.each([
  ["dana@example.com", "dan@example.com"],
  ["dana@example.com", "dana@mail.example.com"],
  ["anna-lena@example.com", "anna-maria@example.com"],
  ["李雷@example.com", "韩梅梅@example.com"],
])("%s and %s reach two people", (address, other) =>
  expect(reachedMailbox(address)).not.toBe(reachedMailbox(other)),
);
