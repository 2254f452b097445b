"""Export of a network as ONNX, for other programs. Needs the extra `sunduk[onnx]`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from sunduk.core.extras import extra

from .network import SPARSE, Network

OPSET = 17


def export(network: Network, path: Path) -> None:
    """Write a network as an ONNX model.

    Its input `observations` has a row for each position with the observations of all views, one after the other. Its
    outputs are those of `Judgement`: `wins`, `places`, `scores` and `policy`, seats counted from the one that decides.
    """
    with extra("onnx", "Exporting a network as ONNX"):
        import onnx
        from onnx import TensorProto, helper, numpy_helper

    shape = network.shape
    nodes: list[Any] = []
    constants = [numpy_helper.from_array(np.asarray(value), name) for name, value in _constants(network).items()]

    def node(kind: str, inputs: tuple[str, ...], output: str, **attributes: object) -> str:
        nodes.append(helper.make_node(kind, list(inputs), [output], **attributes))
        return output

    def layer(name: str, source: str, output: str) -> str:
        product = node("MatMul", (source, f"{name}.weight"), f"{name}.product")
        return node("Add", (product, f"{name}.bias"), output)

    seen = node("Reshape", ("observations", "by_view"), "seen")
    hidden = node("Relu", (layer("entry", seen, "entry.sum"),), "entry.out")
    whole = node("Reshape", (hidden, "in_one"), "whole")
    value = node("Relu", (layer("value", whole, "value.sum"),), "value.out")
    mine = node("Gather", (hidden, "first"), "mine", axis=1)
    layer("moves", node("Relu", (layer("policy", mine, "policy.sum"),), "policy.out"), "policy")
    wins = node("Softmax", (layer("wins", value, "wins.logits"),), "wins", axis=1)
    others = node("Reshape", (layer("places", value, "places.logits"), "by_seat"), "places.by_seat")
    shares = node("Softmax", (others,), "places.shares", axis=2)
    lost = node("Unsqueeze", (node("Sub", ("one", wins), "lost"), "last"), "lost.column")
    won = node("Unsqueeze", (wins, "last"), "won.column")
    node("Concat", (won, node("Mul", (lost, shares), "places.others")), "places", axis=2)
    layer("scores", value, "scores")
    seats = shape.seats
    sizes = {"wins": (seats,), "places": (seats, seats), "scores": (seats,), "policy": (shape.actions,)}
    outputs = [
        helper.make_tensor_value_info(name, TensorProto.FLOAT, ("positions", *size)) for name, size in sizes.items()
    ]
    given = helper.make_tensor_value_info(
        "observations", TensorProto.FLOAT, ("positions", shape.views * shape.observation)
    )
    graph = helper.make_graph(nodes, "sunduk", [given], outputs, constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=8)
    onnx.checker.check_model(model)
    onnx.save(model, str(path))


def _constants(network: Network) -> dict[str, Any]:
    shape = network.shape
    weights = {}
    for name in shape.layers:
        array = network.arrays[name]
        weights[f"{name}.weight"] = np.ascontiguousarray(array if name in SPARSE else array.T)
        weights[f"{name}.bias"] = network.arrays[f"{name}_bias"]
    return weights | {
        "by_view": np.array([-1, shape.views, shape.observation]),
        "in_one": np.array([-1, shape.views * shape.width]),
        "by_seat": np.array([-1, shape.seats, shape.seats - 1]),
        "first": np.array(0),
        "last": np.array([2]),
        "one": np.array(1, np.float32),
    }
